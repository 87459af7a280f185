import '@fontsource-variable/sofia-sans-condensed'
import '@fontsource-variable/atkinson-hyperlegible-next'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { preferences } from './lib/preferences.svelte'
import { router } from './lib/router.svelte'
import { words } from './lib/words.svelte'

const target = document.getElementById('app')
if (target) {
  await words.load(preferences.language)
  router.start()
  mount(App, { target })
}
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/sw.js').catch(() => {})
