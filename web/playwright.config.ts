import { defineConfig } from '@playwright/test';

// Debian's Chromium and the real server with the client inside. Nothing is downloaded.
const PORT = Number(process.env['TEST_PORT'] ?? 8399);
const server = process.env['HEARTH'] ?? '../target/debug/hearth';

// Everybody in the tests has the same address.
const limits = [
  'connections_per_address=400',
  'requests_per_minute=6000',
  'tables_per_hour=2000',
  'seats_per_hour=4000',
]
  .map((limit) => `--limit ${limit}`)
  .join(' ');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is busy with something else may let a page wait too long, once.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${server} serve --address 127.0.0.1:${PORT} --data-dir test-results/data ${limits}`,
    url: `http://127.0.0.1:${PORT}/`,
    stdout: 'pipe',
    timeout: 60_000,
  },
});
