import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './build/offline';

// Relative addresses, so that the built files also work from a subfolder of any static host.
export default defineConfig({
  base: './',
  plugins: [svelte(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { host: '127.0.0.1', port: 5173 },
});
