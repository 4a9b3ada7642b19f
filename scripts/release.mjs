// npm run release: publishes the packages whose version is missing in the registry. Each is built by its
// `prepack`. Arguments are passed to Changesets: --no-git-tag.
import { run } from './lib.mjs';

process.exit(await run('changeset', ['publish', ...process.argv.slice(2)]));
