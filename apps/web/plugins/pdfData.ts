import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** Legacy Japanese character maps, standard fonts that a PDF need not embed, and image decoders. */
const folders = ['cmaps', 'standard_fonts', 'wasm'];

export function pdfData(): Plugin {
  return {
    name: 'office-pdf-data',
    configureServer(server) {
      server.middlewares.use('/pdf', (request, response) => {
        const [, folder = '', name = ''] = (request.url ?? '').split('/');
        const file = join(packageFolder, folder, basename(name));
        if (!folders.includes(folder) || !existsSync(file)) {
          response.statusCode = 404;
          response.end();
          return;
        }
        response.setHeader(
          'Content-Type',
          name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream',
        );
        response.end(readFileSync(file));
      });
    },
    async generateBundle() {
      for (const folder of folders) {
        for (const name of await readdir(join(packageFolder, folder))) {
          // The Content Security Policy forbids `eval`, which the JavaScript decoders use.
          if (name.endsWith('.js') || name.startsWith('quickjs')) continue;
          this.emitFile({
            type: 'asset',
            fileName: `pdf/${folder}/${name}`,
            source: readFileSync(join(packageFolder, folder, name)),
          });
        }
      }
    },
  };
}
