// npm run office -- <command>: the operator's command line.
import { run } from './lib.mjs';

process.exit(await run('node', ['apps/server/src/cli/main.ts', ...process.argv.slice(2)]));
