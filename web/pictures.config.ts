import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

// Takes the pictures of docs/pictures: `make pictures`.
export default defineConfig({ ...tests, testDir: 'tests/pictures', timeout: 300_000 });
