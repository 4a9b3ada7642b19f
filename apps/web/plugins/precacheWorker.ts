import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { bundleWorker } from './bundleWorker.ts';
import { chooseCodeFiles } from './chooseCodeFiles.ts';
import { offlinePage } from './offlinePage.ts';

const entry = join(import.meta.dirname, '../src/platform/precache/worker/main.ts');
const fileName = 'precache-worker.js';

/**
 * Emits `/precache-worker.js`, which caches the code, and its offline page. Not in development, where
 * names have no hashes.
 */
export function precacheWorker(offline: readonly PrerenderedPage[]): Plugin {
  return {
    name: 'office-precache-worker',
    generateBundle: {
      // The files of the other plugins must be in the bundle.
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return this.error('The build has no index.html');
        const page = offlinePage(String(index.source), bundle, offline);
        const hash = createHash('sha256').update(page).digest('base64url').slice(0, 8);
        const pageName = `assets/offline-${hash}.html`;
        this.emitFile({ type: 'asset', fileName: pageName, source: page });
        const define = {
          CODE_FILES: JSON.stringify(chooseCodeFiles(bundle)),
          OFFLINE_PAGE: JSON.stringify(`/${pageName}`),
        };
        const source = await bundleWorker({ entry, fileName, minify: true, define });
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
