import { build } from 'vite';

export interface WorkerOptions {
  entry: string;
  fileName: string;
  minify: boolean;
  define?: Record<string, string>;
}

/** Bundles a service worker as a classic script because not every browser supports module workers. */
export async function bundleWorker(options: WorkerOptions): Promise<string> {
  const { entry, fileName, minify, define = {} } = options;
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    publicDir: false,
    // Vite keeps `process.env` in libraries. Workbox uses it to remove its log messages.
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...define },
    build: {
      write: false,
      minify,
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => fileName },
    },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${fileName} was not built`);
  return chunk.code;
}
