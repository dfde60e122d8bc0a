// Writes the service worker with the list of everything the build made.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'hearth-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const template = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
      const open = readdirSync(new URL('../public', import.meta.url));
      const files = ['./', ...Object.keys(bundle), ...open].filter(
        (file) => file !== 'index.html' && !file.endsWith('.map'),
      );
      const hash = createHash('sha256').update(template);
      for (const [name, output] of Object.entries(bundle)) {
        hash.update(name).update(output.type === 'chunk' ? output.code : output.source);
      }
      const version = hash.digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: template
          .replace('__FILES__', JSON.stringify(files.sort(), null, 1))
          .replace('__VERSION__', JSON.stringify(version)),
      });
    },
  };
}
