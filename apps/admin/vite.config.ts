import { join } from 'node:path';
import { appConfig, devServer } from '@office/client/build/appConfig.ts';
import { defineConfig, mergeConfig } from 'vite';

const texts = { namespace: 'admin', folder: join(import.meta.dirname, 'src/platform/i18n') };
/** Areas whose texts the administration also shows. */
const shared = ['areas', 'auth', 'status', 'survey', 'tutorial'];

export default defineConfig(
  mergeConfig(
    appConfig({
      own: texts,
      isShown: (area) => area.startsWith('admin/') || shared.includes(area),
    }),
    {
      root: import.meta.dirname,
      base: '/admin/',
      publicDir: false,
      server: {
        port: 5174,
        strictPort: true,
        proxy: {
          '/api': { target: devServer, ws: true },
          '/files': devServer,
        },
      },
    },
  ),
);
