import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { bundleWorker } from './bundleWorker.ts';
import { chooseCodeFiles } from './chooseCodeFiles.ts';
import {
  chunksOf,
  emptyRoot,
  inlineScript,
  showPrerendered,
  styleLinks,
  templates,
} from './pageParts.ts';

const offlineStart = inlineScript('offlineStart.js');

/** Returns a page without modules, which the service worker shows if a page cannot be loaded. */
function offlinePage(
  html: string,
  bundle: Rolldown.OutputBundle,
  offline: readonly PrerenderedPage[],
): string {
  return html
    .replace(/ data-texts="[^"]*"/, '')
    .replaceAll(/<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\s*/g, '')
    .replace('</head>', () => `${styleLinks(chunksOf(bundle, ['workplace'])).join('\n')}\n</head>`)
    .replace(emptyRoot, () =>
      [emptyRoot, ...templates(offline), showPrerendered, offlineStart].join(''),
    );
}

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
