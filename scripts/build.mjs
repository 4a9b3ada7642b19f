// Builds the files that `npm start` serves: the built-in scene, the web app that contains it, the
// administration, and the script of widgets. With --packages also builds the published packages.
import { buildIfStale, step, taskArguments } from './lib.mjs';

await buildIfStale('packages/scene', 'the 3D office');
await buildIfStale('apps/web', 'the web app');
await buildIfStale('apps/admin', 'the administration');
await buildIfStale('packages/embed', 'the widget');
if (taskArguments.includes('--packages')) {
  const published = ['vocabulary', 'api', 'embed', 'ui'].flatMap((name) => [
    '--filter',
    `@office/${name}`,
  ]);
  await step('Building the published packages', 'pnpm', [...published, 'run', 'build']);
}
