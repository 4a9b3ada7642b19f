import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleWorker } from './bundleWorker.ts';
import { chooseCodeFiles } from './chooseCodeFiles.ts';

const entry = join(import.meta.dirname, '../src/platform/precache/worker/main.ts');
const fileName = 'precache-worker.js';

/**
 * Emits the worker that caches the code of the application at the fixed address
 * `/precache-worker.js`. Not available in development, where code has no hashed names.
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
