// Checks what is published or served as other people get it: packed packages, and the web app's first page.
import { run } from './lib.mjs';

const checks = [
  'packages/vocabulary/scripts/check-package.mjs',
  'packages/api/scripts/check-package.mjs',
  'packages/ui/scripts/check-package.mjs',
  'apps/web/scripts/check-size.mjs',
];

let failed = 0;
for (const check of checks) {
  console.log(`\n${check}`);
  if ((await run('node', [check])) !== 0) failed += 1;
}
process.exit(failed);
