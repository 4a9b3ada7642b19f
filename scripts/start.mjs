// npm start [-- --verbose]: builds what is out of date, then runs the server, which serves everything.
import { run } from './lib.mjs';

await import('./build.mjs');
process.exit(await run('node', ['apps/server/src/main.ts']));
