import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

// Relative to this folder.
const source = '../packages/ui/src';

// Sidebar titles come from the folders: a story's file says where it stands.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: `${source}/styles`, titlePrefix: 'Foundations' },
    { directory: `${source}/primitives`, titlePrefix: 'Primitives' },
    { directory: `${source}/patterns`, titlePrefix: 'Patterns' },
    { directory: `${source}/screens`, titlePrefix: 'Screens' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin()] }),
};

export default config;
