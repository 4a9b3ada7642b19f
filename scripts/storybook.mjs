// npm run storybook [-- build]: shows every screen in every state; "build" writes storybook-static/.
import { run } from './lib.mjs';

const [command = 'dev', ...args] = process.argv.slice(2);
const port = command === 'dev' ? ['--port', '6006'] : [];
process.exit(await run('storybook', [command, ...port, ...args]));
