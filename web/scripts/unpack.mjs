// unpack.mjs FROM TO …: brotli files, unpacked. Node can, Python's own library can't.
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const [, , ...names] = process.argv
for (let place = 0; place + 1 < names.length; place += 2)
  await pipeline(createReadStream(names[place]), createBrotliDecompress(), createWriteStream(names[place + 1]))
