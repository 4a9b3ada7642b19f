// npm run release: publishes the packages whose version is missing in the registry. Each is built by its
// `prepack`. Arguments are passed to Changesets: --no-git-tag.
import { join } from 'node:path';
import { root, run } from './lib.mjs';

const env = { ...process.env, PNPM_CONFIG_PNPMFILE: join(root, 'scripts/release-pnpmfile.mjs') };
process.exit(await run('changeset', ['publish', ...process.argv.slice(2)], { env }));
