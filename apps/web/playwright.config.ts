import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/e2e',
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      ...launchOptions,
      // The scene is drawn in software: there may be no GPU.
      args: [
        ...launchOptions.args.filter((argument) => argument !== '--disable-gpu'),
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
});
