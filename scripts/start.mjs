// npm start [-- --verbose]: builds outdated parts, then runs the server, which serves all pages.
import { run } from './lib.mjs';

await import('./build.mjs');
process.exit(await run('node', ['apps/server/src/main.ts']));
