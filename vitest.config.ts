import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const root = import.meta.dirname;

/** Takes every story, and so the plugin of the styles. */
const serverRendering = 'packages/ui/src/stories/serverRendering.test.tsx';

/** Every story, as a test in a real browser, with axe in each mode: `.storybook/modeRun.ts`. */
async function stories(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const { launchOptions } = await import('./scripts/browser.mjs');
  return {
    extends: true,
    plugins: [storybookTest({ configDir: join(root, '.storybook'), disableAddonDocs: true })],
    // A dependency that is met in the middle of a run would reload the page and lose it: all stories
    // are searched for them before, and never with an older run's answer.
    optimizeDeps: { entries: ['packages/ui/src/**/*.stories.tsx'], force: true },
    test: {
      name: 'stories',
      isolate: false,
      setupFiles: [join(root, '.storybook/stories.setup.ts')],
      // Each wait in a story has its own, shorter limit: this one is for machines that are busy.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...launchOptions, args: [...launchOptions.args, '--lang=ja'] },
          // People look at motion; tests do not wait for it.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium', name: 'stories' }],
        viewport: { width: 1280, height: 800 },
      },
    },
  };
}

/** Storybook takes seconds to load, so runs that name other projects leave it out. */
const named = process.argv.filter((_, index, words) => words[index - 1] === '--project');
const withStories = named.length === 0 || named.some((name) => name.startsWith('stories'));

// Stories alone are shown by the React that members get: it does half of the work.
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
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/api/test/**/*.test.ts',
            'apps/web/{src,bench}/**/*.test.{ts,tsx}',
            'apps/admin/src/**/*.test.{ts,tsx}',
            'scripts/*.test.mjs',
          ],
          exclude: [serverRendering],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit server rendering',
          environment: 'node',
          include: [serverRendering],
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
      ...(withStories ? [await stories()] : []),
    ],
  },
});
