/** Does something now and again, but never while nobody looks, and less often while it fails. Returns how to stop. */

export function pollWhileVisible(what: () => Promise<unknown>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let failures = 0

  async function round(): Promise<void> {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') {
      try {
        await what()
        failures = 0
      } catch {
        failures = Math.min(failures + 1, 4)
      }
    }
    if (!stopped) timer = setTimeout(() => void round(), every * 2 ** failures)
  }
  function seen(): void {
    if (document.visibilityState === 'visible') void round()
  }

  document.addEventListener('visibilitychange', seen)
  void round()
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
