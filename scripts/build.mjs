// Builds what `npm start` serves: the built-in scene, then the web app that carries it, and the administration.
// With --packages also the published packages.
import { buildIfStale, step, words } from './lib.mjs';

await buildIfStale('packages/scene', 'the 3D office');
await buildIfStale('apps/web', 'the web app');
await buildIfStale('apps/admin', 'the administration');
if (words.includes('--packages')) {
  const published = ['vocabulary', 'api', 'ui'].flatMap((name) => ['--filter', `@office/${name}`]);
  await step('Building the published packages', 'pnpm', [...published, 'run', 'build']);
}
