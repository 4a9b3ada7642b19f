import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'public', name), 'utf8');

/**
 * The script runs before the application code: applies the theme, requests the texts and reports if
 * the application fails to load. The server allows it by its hash.
 */
export function injectStartScript(): Plugin {
  let base = '/';
  return {
    name: 'office-page-start',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' },
          injectTo: 'head-prepend',
        },
        { tag: 'script', children: read('start.js'), injectTo: 'head-prepend' },
      ],
    },
    configureServer(server) {
      server.middlewares.use(`${base}favicon.svg`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(read('favicon.svg'));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: read('favicon.svg') });
    },
  };
}
