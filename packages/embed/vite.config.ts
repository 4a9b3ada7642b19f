import { defineConfig } from 'vite';

// The script for pages without a bundler. The server sends it as /embed/v1.js.
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist/script',
    lib: {
      entry: 'src/script.ts',
      formats: ['iife'],
      name: 'officeEmbed',
      fileName: () => 'v1.js',
    },
  },
});
