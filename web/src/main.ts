import '@fontsource-variable/sofia-sans-condensed'
import '@fontsource-variable/atkinson-hyperlegible-next'
import './style/tokens.css'
import './style/base.css'
import './style/layout.css'
import './style/details.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { askAhead } from './pages'
import { preferences } from './lib/preferences.svelte'
import { router } from './lib/router.svelte'
import { readItem, writeItem } from './lib/storage'
import { pageTranslations } from './lib/translations.svelte'

async function start(target: HTMLElement): Promise<void> {
  askAhead()
  await pageTranslations.load(preferences.language)
  router.start()
  mount(App, { target })
}

const target = document.getElementById('app')
if (target) void start(target)
// After an upgrade an old page may ask for a part that is no longer there: the new page has it.
window.addEventListener('vite:preloadError', () => {
  if (Date.now() - readItem<number>('reloaded', 0) < 60_000) return
  writeItem('reloaded', Date.now())
  location.reload()
})
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/sw.js').catch(() => {})
