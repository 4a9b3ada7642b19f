// npm start [-- --verbose] [--no-colleagues]: builds outdated parts, then runs the server, which serves all
// pages. --no-colleagues turns off the simulated colleagues of the demo organisation.
import { run, taskArguments } from './lib.mjs';

await import('./build.mjs');
const env = taskArguments.includes('--no-colleagues')
  ? { ...process.env, OFFICE_DEMO_COLLEAGUES: '0' }
  : process.env;
process.exit(await run('node', ['apps/server/src/main.ts'], { env }));
