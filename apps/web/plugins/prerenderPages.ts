import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { PrerenderedPages } from '../src/prerender.tsx';
import type { PrerenderTask, Texts } from './prerenderWorker.ts';

const entry = join(import.meta.dirname, '../src/prerender.tsx');
const worker = join(import.meta.dirname, 'prerenderWorker.ts');
const cache = join(import.meta.dirname, '../node_modules/.cache');

export async function renderPages(config: InlineConfig, texts: Texts): Promise<PrerenderedPages> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      ...config,
      plugins: [...(config.plugins ?? []), withoutLazyModules],
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    return await render({ bundle: join(folder, 'prerender.mjs'), texts });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A thread has its own globals and ends although the session keeps its channel open. */
async function render(workerData: PrerenderTask): Promise<PrerenderedPages> {
  const thread = new Worker(worker, { workerData });
  try {
    const [pages] = (await once(thread, 'message')) as [PrerenderedPages];
    return pages;
  } finally {
    await thread.terminate();
  }
}

/** Leaves out modules that are loaded later: the prerendered page does not wait for them. */
const withoutLazyModules: Plugin = {
  name: 'office-without-lazy-modules',
  resolveDynamicImport: () => ({ id: 'data:text/javascript,', external: true }),
};
