import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { locales, type LocalesOptions } from './locales.ts';
import { injectStartScript } from './injectStartScript.ts';
import { precompress } from './precompress.ts';

export const devServer = process.env.OFFICE_SERVER ?? 'http://localhost:4000';

export function appConfig(texts: LocalesOptions): UserConfig {
  return {
    plugins: [react(), vanillaExtractPlugin(), locales(texts), injectStartScript(), precompress()],
    resolve: {
      alias: {
        'react-style-singleton': join(import.meta.dirname, '../styles/styleSingleton.ts'),
      },
    },
    build: {
      target: 'es2023',
      manifest: true,
      // A data: URL would require an exception in the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // Radix assigns function names and creates contexts by calls that bundlers treat as side
        // effects.
        // Without this list, one provider pulls every popper, menu and collection into the first
        // page.
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
