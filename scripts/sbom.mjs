// npm run sbom [-- <file>]: writes a CycloneDX list of all production dependencies of the workspace to
// sbom.cdx.json, or to the file.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from './lib.mjs';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
execFileSync(
  'pnpm',
  [
    ...['sbom', '--recursive', '--prod', '--sbom-type', 'application'],
    ...['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--out', resolve(file)],
  ],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
