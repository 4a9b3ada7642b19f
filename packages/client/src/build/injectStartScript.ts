import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentHash } from './contentHash.ts';

const types = { 'start.js': 'text/javascript', 'favicon.svg': 'image/svg+xml' };

const read = (name: string) => readFileSync(join(import.meta.dirname, 'public', name), 'utf8');

const builtName = (name: string) =>
  name === 'start.js' ? `start-${contentHash(read(name))}.js` : name;

/**
 * Inserts the product icon and a script that runs before the application code: it applies the theme
 * and reports if the application fails to load.
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
      handler: (_, { server }) => [
        {
          tag: 'link',
          attrs: { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' },
          injectTo: 'head-prepend',
        },
        {
          tag: 'script',
          attrs: { src: `${base}${server ? 'start.js' : builtName('start.js')}` },
          injectTo: 'head-prepend',
        },
      ],
    },
    configureServer(server) {
      for (const [name, type] of Object.entries(types))
        server.middlewares.use(`${base}${name}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          response.end(read(name));
        });
    },
    generateBundle() {
      for (const name of Object.keys(types))
        this.emitFile({ type: 'asset', fileName: builtName(name), source: read(name) });
    },
  };
}
