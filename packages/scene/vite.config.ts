import { readFileSync } from 'node:fs';
import { defineConfig, transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

const loader = new URL('./src/loader/office.loader.ts', import.meta.url);

/** Emits `office.loader.js`: a classic script beside the chunks that imports the hashed entry chunk. */
function classicLoader(): Plugin {
  return {
    name: 'classic-loader',
    async generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) throw new Error('the scene has no entry chunk');
      const source = readFileSync(loader, 'utf8')
        .replace(/^import type .*$/m, '')
        .replace('declare const SCENE_CHUNK: string;', '')
        .replaceAll('SCENE_CHUNK', JSON.stringify(entry.fileName));
      const { code } = await transformWithOxc(source, 'office.loader.ts', { sourcemap: false });
      const body = code.replace(/^export \{\};?$/m, '').trim();
      this.emitFile({
        type: 'asset',
        fileName: 'office.loader.js',
        source: `(() => {\n${body}\n})();\n`,
      });
    },
  };
}

export default defineConfig({
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: new URL('./src/instance.ts', import.meta.url).pathname,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'office-[hash].js', chunkFileNames: 'office-[name]-[hash].js' },
    },
  },
  plugins: [classicLoader()],
});
