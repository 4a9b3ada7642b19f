// npm run release: publishes the packages whose version the registry does not have. Each is built by its
// `prepack`, whoever packs it. What is given goes to Changesets: --no-git-tag.
import { run } from './lib.mjs';

process.exit(await run('changeset', ['publish', ...process.argv.slice(2)]));
