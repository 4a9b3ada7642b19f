// Builds what `npm start` serves: the built-in scene, then the web app that carries it.
// With --packages also the published packages.
import { buildIfStale, run } from './lib.mjs';

async function must(command, args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

const shared = ['pnpm-lock.yaml', 'packages/scene-bridge', 'packages/vocabulary', 'packages/world'];

await buildIfStale({
  output: 'packages/scene/dist',
  sources: [...shared, 'packages/scene'],
  build: () => must('pnpm', ['--filter', '@office/scene', 'run', 'build']),
});
await buildIfStale({
  output: 'apps/web/dist',
  sources: [...shared, 'packages/api', 'packages/scene', 'packages/ui', 'apps/web'],
  build: () => must('pnpm', ['--filter', '@office/web', 'run', 'build']),
});
if (process.argv.includes('--packages')) {
  await must('pnpm', [
    ...['--filter', '@office/vocabulary', '--filter', '@office/api', '--filter', '@office/ui'],
    ...['run', 'build'],
  ]);
}
