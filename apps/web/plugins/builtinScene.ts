import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, normalize, relative } from 'node:path';
import { contentHash } from '@office/client/build/contentHash.ts';
import type { Plugin } from 'vite';

const built = join(import.meta.dirname, '../../../packages/scene/dist');
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

const loader = join(built, 'office.loader.js');

/** The hash changes with the scene, because the loader contains the hashed name of its code. */
const hashedLoader = () => `office.loader-${contentHash(readFileSync(loader))}.js`;

/** Adds the scene to the build. Its loader has two names: hashed for the page, fixed for the administration. */
export function builtinScene(): Plugin {
  return {
    name: 'office-builtin-scene',
    config: (_, { command }) =>
      command === 'build' && existsSync(loader)
        ? { define: { 'import.meta.env.SCENE_LOADER': JSON.stringify(hashedLoader()) } }
        : {},
    configureServer(server) {
      server.middlewares.use('/scene/builtin', (request, response) => {
        const path = normalize(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
        const file = join(built, path);
        if (!existsSync(file) || !extname(file)) {
          response.statusCode = 404;
          response.end();
          return;
        }
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
        response.end(readFileSync(file));
      });
    },
    async generateBundle() {
      if (!existsSync(loader))
        this.error('The 3D office is not built: run the build of packages/scene first.');
      this.emitFile({
        type: 'asset',
        fileName: `scene/builtin/${hashedLoader()}`,
        source: readFileSync(loader),
      });
      const entries = await readdir(built, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((each) => each.isFile())) {
        const file = join(entry.parentPath, entry.name);
        this.emitFile({
          type: 'asset',
          fileName: `scene/builtin/${relative(built, file)}`,
          source: readFileSync(file),
        });
      }
    },
  };
}
