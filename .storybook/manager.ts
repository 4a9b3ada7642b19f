import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

const shared = {
  brandTitle: 'Virtual Office',
  brandUrl: '?path=/docs/start-here--docs',
  brandTarget: '_self',
  colorPrimary: '#5b5bd6',
  colorSecondary: '#5b5bd6',
  barSelectedColor: '#5b5bd6',
  appBorderRadius: 8,
  inputBorderRadius: 8,
} as const;

// Colours of the tokens background, surface, border, text and textMuted.
const theme = isDark
  ? create({
      ...shared,
      base: 'dark',
      brandImage: './brand-dark.svg',
      appBg: '#111110',
      appContentBg: '#191918',
      appPreviewBg: '#191918',
      textColor: '#eeeeec',
      textMutedColor: '#b5b3ad',
      barSelectedColor: '#b1a9ff',
      colorSecondary: '#7b7be0',
    })
  : create({
      ...shared,
      base: 'light',
      brandImage: './brand-light.svg',
      appBg: '#f9f9f8',
      appContentBg: '#ffffff',
      appPreviewBg: '#ffffff',
      textColor: '#21201c',
      textMutedColor: '#63635e',
    });

addons.setConfig({ theme });
