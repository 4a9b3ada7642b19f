// npm run dev: runs the server, web app, administration and scene with reload on changes.
import { run, runTogether } from './lib.mjs';

const code = await run('pnpm', ['--filter', '@office/scene', 'run', 'build']);
if (code !== 0) process.exit(code);
runTogether([
  ['node', ['--watch', 'apps/server/src/main.ts']],
  [
    'pnpm',
    ['--filter', '@office/scene', 'exec', 'vite', 'build', '--watch', '--mode', 'development'],
  ],
  ['pnpm', ['--filter', '@office/web', 'exec', 'vite']],
  ['pnpm', ['--filter', '@office/admin', 'exec', 'vite']],
]);
