import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { modes, type Mode } from './packages/ui/src/stories/modes.ts';
import { launchOptions } from './scripts/browser.mjs';

const root = import.meta.dirname;

/** Every story, as a test in a real browser with axe, in one mode. */
function stories([name, globals]: [string, Mode], index: number): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: join(root, '.storybook'),
        disableAddonDocs: true,
        initialGlobals: globals,
      }),
    ],
    // A dependency that is met in the middle of a run would reload the page and lose it: all stories
    // are searched for them before, and never with an older run's answer.
    optimizeDeps: { entries: ['packages/ui/src/**/*.stories.tsx'], force: true },
    test: {
      name: `stories ${name}`,
      isolate: false,
      // Each wait in a story has its own, shorter limit: this one is for machines that are busy.
      testTimeout: 60_000,
      sequence: { groupOrder: index + 1 },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...launchOptions, args: [...launchOptions.args, '--lang=ja'] },
          // What moves is looked at by people; what is tested does not wait for it.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/api/test/**/*.test.ts',
            'apps/web/{src,bench}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          // Each file starts servers and databases of its own; the modules have no state to share.
          isolate: false,
          // Whole servers, databases and processes are started, on machines that are busy at times.
          testTimeout: 30_000,
          // They wait more than they compute: two at a time even on two cores.
          maxWorkers: 2,
          hookTimeout: 60_000,
          globalSetup: join(root, 'apps/server/test/global-setup.ts'),
        },
      },
      ...Object.entries(modes).map(stories),
    ],
  },
});
