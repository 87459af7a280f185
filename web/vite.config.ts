import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const PAGES = '../src/paddock/server/pages'

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

export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': { target: process.env.PADDOCK_AT ?? 'http://127.0.0.1:8321', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
