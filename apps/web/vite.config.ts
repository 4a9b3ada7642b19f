import { join } from 'node:path';
import { appConfig, devServer } from '@office/client/build/appConfig.ts';
import { defineConfig, mergeConfig } from 'vite';
import { builtinScene } from './plugins/builtinScene.ts';
import { chunks } from './plugins/chunks.ts';
import { pdfData } from './plugins/pdfData.ts';
import { precacheWorker } from './plugins/precacheWorker.ts';
import { pushWorker } from './plugins/pushWorker.ts';

const texts = { namespace: 'web', folder: join(import.meta.dirname, 'src/platform/i18n') };

export default defineConfig(
  mergeConfig(appConfig({ own: texts, isShown: (area) => !area.startsWith('admin') }), {
    root: import.meta.dirname,
    plugins: [builtinScene(), pdfData(), pushWorker(), precacheWorker()],
    build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    server: {
      proxy: {
        '/api': { target: devServer, ws: true },
        '/config.json': devServer,
        '/files': devServer,
        '/admin': { target: 'http://localhost:5174', ws: true },
      },
    },
  }),
);
