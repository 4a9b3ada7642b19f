import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const plans = new URL('../../apps/server/src/demo/floor-plans/', import.meta.url);
export default defineConfig({
  plugins: [{ name: 'plans', configureServer(server) { server.middlewares.use('/plans', (request, response) => { response.setHeader('content-type','application/json'); response.end(readFileSync(new URL(`.${request.url}`, plans))); }); } }],
});
