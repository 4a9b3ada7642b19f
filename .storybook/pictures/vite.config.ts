import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { defineConfig } from 'vite';

// Bundles all stories without the manager and the documentation of Storybook.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  resolve: {
    alias: [
      { find: /.*\/docs\/parameters\.tsx$/, replacement: join(import.meta.dirname, 'noDocs.ts') },
    ],
  },
  build: {
    outDir: join(import.meta.dirname, '../../node_modules/.cache/pictures/page'),
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    reportCompressedSize: false,
    modulePreload: false,
    chunkSizeWarningLimit: Infinity,
    // One file holds the modules that load lazily, so no picture depends on the time of a request.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
