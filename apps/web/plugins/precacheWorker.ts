import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleWorker } from './bundleWorker.ts';
import { chooseCodeFiles } from './chooseCodeFiles.ts';

const entry = join(import.meta.dirname, '../src/platform/precache/worker/main.ts');
const fileName = 'precache-worker.js';

/**
 * Emits `/precache-worker.js`, which caches the code. Not in development, where names have no
 * hashes.
 */
export function precacheWorker(): Plugin {
  return {
    name: 'office-precache-worker',
    generateBundle: {
      // The files of the other plugins must be in the bundle.
      order: 'post',
      async handler(_, bundle) {
        const define = { CODE_FILES: JSON.stringify(chooseCodeFiles(bundle)) };
        const source = await bundleWorker({ entry, fileName, minify: true, define });
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
