import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isQuickSet } from './scripts/test-set.mjs';

const root = import.meta.dirname;

/** Import components with their styles. */
const componentTests = [
  'packages/ui/src/stories/componentDocs.test.ts',
  'packages/ui/src/stories/serverRendering.test.tsx',
];

/** Tests of the server that start several processes or hundreds of concurrent calls: not in the quick set. */
const longServerTests = [
  'apps/server/src/backup/backup.test.ts',
  'apps/server/src/database/embedded/cluster.test.ts',
  'apps/server/src/database/outage.test.ts',
  'apps/server/test/crash.test.ts',
  'apps/server/test/limits.test.ts',
  'apps/server/test/pooler.test.ts',
  'apps/server/test/proxies.test.ts',
  'apps/server/test/shutdown.test.ts',
  'apps/server/test/upgrade.test.ts',
];

/** Every story, as a test in a real browser, with axe: `.storybook/modeRun.ts`. */
async function stories(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const { launchOptions } = await import('./scripts/browser.mjs');
  return {
    extends: true,
    plugins: [storybookTest({ configDir: join(root, '.storybook'), disableAddonDocs: true })],
    // A dependency discovered during a run would reload the page and abort it, so all stories are scanned
    // before. `force` ignores the cache of an earlier run.
    optimizeDeps: { entries: ['packages/{embed,ui}/src/**/*.stories.tsx'], force: true },
    test: {
      name: 'stories',
      env: { OFFICE_TEST_SET: isQuickSet ? 'quick' : 'all' },
      isolate: false,
      setupFiles: [join(root, '.storybook/stories.setup.ts')],
      // Waits in stories have shorter limits; this one is for busy machines.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        // The first page loads all modules of Storybook: on a busy machine that takes more than the default minute.
        connectTimeout: 240_000,
        provider: playwright({
          launchOptions: { ...launchOptions, args: [...launchOptions.args, '--lang=ja'] },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium', name: 'stories' }],
        viewport: { width: 1280, height: 800 },
      },
    },
  };
}

/** Loads Storybook only if needed, because it takes seconds. */
const named = process.argv.filter((_, index, words) => words[index - 1] === '--project');
const withStories = named.length === 0 || named.some((name) => name.startsWith('stories'));

// Uses the production build of React for stories, which is twice as fast.
if (named.length > 0 && named.every((name) => name.startsWith('stories')))
  process.env['NODE_ENV'] = 'production';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          // They take milliseconds on an idle machine. The defaults of 5 and 10 s fail them on a busy one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/api/test/**/*.test.ts',
            'apps/web/{src,bench,plugins}/**/*.test.{ts,tsx}',
            'apps/admin/src/**/*.test.{ts,tsx}',
            '{scripts,scripts/pictures,packages/*/scripts}/*.test.{mjs,ts}',
          ],
          exclude: componentTests,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit server rendering',
          environment: 'node',
          // Stories with hundreds of rows take seconds on a busy machine.
          testTimeout: 60_000,
          include: componentTests,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(isQuickSet ? longServerTests : [])],
          // Modules have no shared state, and each file starts separate servers and databases.
          isolate: false,
          // Starting servers, databases and processes can be slow on busy machines.
          testTimeout: 120_000,
          // On two cores two workers together use about half of one: they wait for the database and for timers.
          maxWorkers: 3,
          hookTimeout: 120_000,
          globalSetup: join(root, 'apps/server/test/global-setup.ts'),
        },
      },
      ...(withStories ? [await stories()] : []),
    ],
  },
});
