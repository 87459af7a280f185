import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const PAGES = '../src/paddock/server/pages'
const WORKER = 'sw.js'

/** Packs every text file once at build time, so that the server never has to. */
function packed(): Plugin {
  const worth = /\.(js|css|html|svg|webmanifest|json)$/
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf-8' })) {
        if (!worth.test(file)) continue
        const path = join(PAGES, file)
        const text = readFileSync(path)
        if (text.length < 1024) continue
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(text))
      }
    },
  }
}

/** Tells the service worker what the first page is made of, and gives each build a name of its own. */
function shell(): Plugin {
  const always = ['/', '/icon.svg', '/manifest.webmanifest']
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      const files = new Set(always)
      const add = (name: string): void => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || files.has(`/${name}`)) return
        files.add(`/${name}`)
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`)
        for (const other of chunk.imports) add(other)
      }
      for (const [name, chunk] of Object.entries(bundle))
        if (
          chunk.type === 'chunk' &&
          name !== WORKER &&
          (chunk.isEntry || /words\/(en|fr)\.ts$/.test(chunk.facadeModuleId ?? ''))
        )
          add(name)
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      worker.code = worker.code.replaceAll('__SHELL__', JSON.stringify({ version, files: [...files] }))
    },
  }
}

/** What is fetched together, so that a page needs few requests: what all pages have, what draws a title without its table,
 *  what all tables have, and each title's table. */
function chunkOf(id: string): string | null {
  const path = id.replaceAll('\\', '/')
  const [, title] = /\/src\/titles\/(\w+)\//.exec(path) ?? []
  if (title) return /\/(Poster\.svelte|ChoicePicture\.svelte)/.test(path) ? `${title}-pictures` : null
  return null
}

export default defineConfig({
  plugins: [svelte(), shell(), packed()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // The service worker is whole by itself.
            { name: 'app', tags: ['$initial'], test: /^(?!.*[\\/](sw|offline_cache)\.ts$)/, priority: 4 },
            { name: 'drawing', test: /[\\/]kit[\\/](Poster|orientation|drawing|nearest|counts)\b/, priority: 3 },
            { name: chunkOf, priority: 2 },
            { name: 'table', test: /[\\/]pages[\\/](Table|Replay)\.svelte|[\\/]src[\\/]kit[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.PADDOCK_AT ?? 'http://127.0.0.1:8321', ws: true } },
  },
  // No test fails for being slow: a machine may stall at any moment.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
})
