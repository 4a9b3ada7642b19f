// Builds the files that `npm start` serves: the built-in scene, the web app that contains it, and the
// administration. With --packages also builds the published packages.
import { buildIfStale, step, taskArguments } from './lib.mjs';

await buildIfStale('packages/scene', 'the 3D office');
await buildIfStale('apps/web', 'the web app');
await buildIfStale('apps/admin', 'the administration');
if (taskArguments.includes('--packages')) {
  const published = ['vocabulary', 'api', 'ui'].flatMap((name) => ['--filter', `@office/${name}`]);
  await step('Building the published packages', 'pnpm', [...published, 'run', 'build']);
}
