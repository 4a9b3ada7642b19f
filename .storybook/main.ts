import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { completeExamples } from './exampleEnricher.ts';
import { tokenPages } from './tokenPages.ts';

const source = '../packages/ui/src';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    { directory: `${source}/styles`, titlePrefix: 'Foundations' },
    { directory: `${source}/primitives`, titlePrefix: 'Primitives' },
    { directory: `${source}/patterns`, titlePrefix: 'Patterns' },
    { directory: `${source}/screens`, titlePrefix: 'Screens' },
    { directory: '../packages/embed/src', titlePrefix: 'Embed' },
  ],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  // Shows the code of stories as written, also in the static build.
  features: { experimentalCodeExamples: !process.env['VITEST'] },
  experimental_enrichCsf: completeExamples,
  typescript: {
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/ui/src/{primitives,patterns,screens}/**/*.tsx'],
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  // One page per component: further story files of a screen and the foundations have none.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        if (/\/ui\/src\/((primitives|patterns)\/|screens\/.*?([^/]+)\/\3\.stories)/.test(file)) {
          return entries;
        }
        return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }));
      },
    })),
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin(), tokenPages()] }),
};

export default config;
