import { join } from 'node:path';
import { appConfig, devServer } from '@office/client/build/appConfig.ts';
import { readTexts } from '@office/client/build/locales.ts';
import { defineConfig, mergeConfig } from 'vite';
import { builtinScene } from './plugins/builtinScene.ts';
import { chunkGroups } from './plugins/chunks.ts';
import { pdfData } from './plugins/pdfData.ts';
import { renderPages } from './plugins/prerenderPages.ts';
import { precacheWorker } from './plugins/precacheWorker.ts';
import { pushWorker } from './plugins/pushWorker.ts';
import { startPages } from './plugins/startPages.ts';
import { textFiles } from './src/platform/i18n/textFiles.ts';

const texts = {
  own: { namespace: 'web', folder: join(import.meta.dirname, 'src/platform/i18n') },
  isShown: (area: string) => !area.startsWith('admin'),
  textFiles,
};

const common = () => mergeConfig(appConfig(texts), { root: import.meta.dirname });

export default defineConfig(async ({ command }) => {
  const isBuild = command === 'build';
  const [prerendered, codeSplitting] = isBuild
    ? await Promise.all([
        renderPages(common(), readTexts(texts, [...textFiles.start, ...textFiles.workplace])),
        chunkGroups(common()),
      ])
    : [{ signIn: [], offline: [], shell: [] }, {}];
  return mergeConfig(common(), {
    plugins: [
      builtinScene(),
      pdfData(),
      pushWorker(),
      startPages(prerendered),
      precacheWorker(prerendered.offline),
    ],
    worker: { format: 'es' },
    build: { rolldownOptions: { output: isBuild ? { codeSplitting } : {} } },
    server: {
      proxy: {
        '/api': { target: devServer, ws: true },
        '/config.json': devServer,
        '/files': devServer,
        '/admin': { target: 'http://localhost:5174', ws: true },
      },
    },
  });
});
