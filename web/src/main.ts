import { mount } from 'svelte';
import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { startRouter } from './router.svelte';
import { apply } from './settings/settings.svelte';

apply();
startRouter();

const target = document.getElementById('app');
if (target) mount(App, { target });

// The whole client is kept in the browser. Without this it only needs a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./sw.js').catch(() => {});
}
