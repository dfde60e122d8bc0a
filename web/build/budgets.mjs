// Fails if the built client is larger than the design allows. Sizes are exact, so this is a test.

import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const packed = (file) => gzipSync(read(file), { level: 9 }).length;

const page = read('index.html').toString();
const first = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
const assets = readdirSync(new URL('assets/', dist)).map((file) => `assets/${file}`);
const GAMES = ['feurio', 'vulkan', 'on-the-run', 'flash-point', 'taluva'];

const budgets = [
  ['first page, script', first, 60_000],
  ...GAMES.map((game) => [
    `board of ${game}`,
    assets.filter((file) => file.startsWith(`assets/${game}-`) && file.endsWith('.js')),
    60_000,
  ]),
  ['engine', assets.filter((file) => file.endsWith('.wasm')), 1_000_000],
];

let over = 0;
for (const [what, files, most] of budgets) {
  const size = files.reduce((sum, file) => sum + packed(file), 0);
  const verdict = size <= most ? 'fits' : 'TOO LARGE';
  if (size > most || files.length === 0) over += 1;
  console.log(`${what}: ${size} of ${most} bytes compressed, ${verdict}`);
}
process.exit(over === 0 ? 0 : 1);
