import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtinScene } from './plugins/builtinScene.ts';
import { chunks } from './plugins/chunks.ts';
import { locales } from './plugins/locales.ts';
import { pdfData } from './plugins/pdfData.ts';
import { precompress } from './plugins/precompress.ts';
import { pushWorker } from './plugins/pushWorker.ts';

const server = process.env.OFFICE_SERVER ?? 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    locales(),
    builtinScene(),
    pdfData(),
    pushWorker(),
    precompress(),
  ],
  resolve: {
    alias: {
      'react-style-singleton': join(
        import.meta.dirname,
        '../../packages/client/src/styles/styleSingleton.ts',
      ),
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
      output: { codeSplitting: { groups: chunks } },
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
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/config.json': server,
      '/files': server,
    },
  },
});
