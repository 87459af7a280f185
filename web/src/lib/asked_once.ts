/** Asks once for each key, and remembers the answers; what failed is asked again. Of more than `most` the oldest go. */
export function askedOnce<Key, Answer>(
  ask: (key: Key) => Promise<Answer>,
  most = Infinity,
): (key: Key) => Promise<Answer> {
  const answers = new Map<Key, Promise<Answer>>()
  return (key) => {
    let answer = answers.get(key)
    if (!answer) {
      answer = ask(key)
      answer.catch(() => answers.delete(key))
      answers.set(key, answer)
      if (answers.size > most) answers.delete(answers.keys().next().value as Key)
    }
    return answer
  }
}
