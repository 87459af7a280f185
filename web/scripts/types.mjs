/** Turns JSON Schema into TypeScript: `node scripts/types.mjs DOCUMENTS FOLDER`, called by `tools/web_types.py`. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'json-schema-to-typescript'
import * as prettier from 'prettier'

const [documents, folder] = process.argv.slice(2)
const options = { additionalProperties: false, format: false, unknownAny: true, unreachableDefinitions: true }
const style = { ...(await prettier.resolveConfig(import.meta.filename)), parser: 'typescript' }
/** What the generator says of where a type was found. */
const NOISE = /(\s*\*\s*\n)?\s*\* This (interface|type) was referenced by .*\n.*via the `definition` .*(?=\n)/g

mkdirSync(folder, { recursive: true })
for (const { name, head, schema } of JSON.parse(readFileSync(documents, 'utf-8'))) {
  const types = await compile(schema, '', { ...options, bannerComment: head })
  writeFileSync(
    join(folder, `${name}.ts`),
    await prettier.format(types.replaceAll(NOISE, '').replaceAll(/\/\*+\s*\*\//g, ''), style),
  )
}
