import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { locales, type LocalesOptions } from './locales.ts';
import { pageStart } from './pageStart.ts';
import { precompress } from './precompress.ts';

/** The address at which the server runs while developing. */
export const devServer = process.env.OFFICE_SERVER ?? 'http://localhost:4000';

/** The parts of a build that are the same for every application. */
export function appConfig(texts: LocalesOptions): UserConfig {
  return {
    plugins: [react(), vanillaExtractPlugin(), locales(texts), pageStart(), precompress()],
    resolve: {
      alias: {
        'react-style-singleton': join(import.meta.dirname, '../styles/styleSingleton.ts'),
      },
    },
    build: {
      target: 'es2023',
      manifest: true,
      // A data: URL would need a hole in the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // Radix names its functions and makes its contexts by calls that look like effects: without
        // this, one provider carries every popper, menu and collection into the first page.
        treeshake: {
          manualPureFunctions: [
            '__name',
            'createContextScope',
            'createPopperScope',
            'createCollection',
            'createSlot',
            'createSlottable',
          ],
        },
      },
    },
  };
}
