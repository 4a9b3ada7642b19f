import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/support/firstDay.ts',
  outputDir: '../../test-results/e2e',
  workers: 2,
  fullyParallel: false,
  // Whole offices and several browsers on two cores: a busy machine has its time, an idle one notices nothing.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    // Pages are put together without the GPU's stand-in, which costs more than all the rest; the scene
    // still has it.
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--enable-unsafe-swiftshader'],
    },
    // People look at motion; tests do not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // To see what led to a failure: --trace retain-on-failure. It is a fifth of the time.
    trace: 'off',
  },
});
