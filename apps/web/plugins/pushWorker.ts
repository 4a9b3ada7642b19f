import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleWorker } from './bundleWorker.ts';

const entry = join(import.meta.dirname, '../src/features/notification/push/worker/main.ts');
const fileName = 'push-worker.js';

export function pushWorker(): Plugin {
  return {
    name: 'office-push-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        bundleWorker({ entry, fileName, minify: false }).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      const source = await bundleWorker({ entry, fileName, minify: true });
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
