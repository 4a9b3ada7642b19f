import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

const callTests = /(voice|meeting)[^/]*\.e2e\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/support/initialData.ts',
  outputDir: '../../test-results/e2e',
  workers: 2,
  fullyParallel: false,
  projects: [
    // Calls of several browsers use both cores, so that two of them at a time miss their timeouts.
    { name: 'calls', testMatch: callTests, workers: 1 },
    { name: 'office', testIgnore: callTests },
  ],
  // Generous timeouts: complete servers and several browsers may share two cores.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // `npm test` lists the tests that passed only at the second attempt.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 90_000,
    // Disables software GPU compositing, the most expensive part. The scene still renders with SwiftShader. Pages are
    // open for seconds, so that optimising their scripts takes longer than it saves.
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--enable-unsafe-swiftshader',
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // Tracing takes a fifth of the run time. Use `--trace retain-on-failure` to debug a failure.
    trace: 'off',
  },
});
