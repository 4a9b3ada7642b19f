import type { Rolldown } from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';
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
export function offlinePage(
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
