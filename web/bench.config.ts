import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

// Measures the page: `make bench`.
export default defineConfig({ ...tests, testDir: 'tests/bench', workers: 1, retries: 0 });
