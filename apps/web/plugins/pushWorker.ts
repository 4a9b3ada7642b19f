import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const entry = join(import.meta.dirname, '../src/features/notification/push/worker/main.ts');
const fileName = 'push-worker.js';

/** Bundles the worker as a classic script because not every browser supports module workers. */
async function bundle(minify: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify,
      lib: { entry, formats: ['iife'], name: 'pushWorker', fileName: () => fileName },
    },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The push worker was not built');
  return chunk.code;
}

/** Emits the push notification worker at the fixed address `/push-worker.js`. */
export function pushWorker(): Plugin {
  return {
    name: 'office-push-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        bundle(false).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await bundle(true) });
    },
  };
}
