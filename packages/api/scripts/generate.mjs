// Bundles openapi/ and generates what @office/api types and exports from it.
// `--check` writes nothing and fails when a committed file is stale.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import * as prettier from 'prettier';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const inPackage = (path) => join(root, 'packages/api', path);
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const notice =
  '// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.\n';

async function bundle() {
  const directory = await mkdtemp(join(tmpdir(), 'office-api-'));
  try {
    const out = join(directory, 'openapi.json');
    await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/@redocly/cli/bin/cli.js'),
        'bundle',
        'openapi/openapi.yaml',
        '--output',
        out,
      ],
      { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    return JSON.parse(await readFile(out, 'utf8'));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Constants that run time needs, so that no one has to load the whole description. */
function constants(contract) {
  const publicOperations = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const schemes = (operation.security ?? contract.security).flatMap(Object.keys);
      if (!schemes.includes('accessToken'))
        publicOperations.push(`${method.toUpperCase()} ${path}`);
    }
  }
  const asConst = (value) => `${JSON.stringify(value)} as const`;
  return `${notice}
/** Calls that never carry the access token. */
export const publicOperations: readonly string[] = ${JSON.stringify(publicOperations)};

/** Every kind of real-time message: the event names of the default namespace. */
export const realtimeKinds = ${asConst(Object.keys(contract.webhooks))};

/** Every error code, and the HTTP status that it comes with. */
export const errorStatuses = ${asConst(contract.components.schemas.ErrorCode['x-status'])};

/** Why a field was refused. */
export const fieldErrorValues = ${asConst(contract.components.schemas.FieldErrorValue.enum)};
`;
}

const contract = await bundle();
const types = await openapiTypescript(contract, { arrayLength: true, immutable: false });
const outputs = {
  'openapi.json': JSON.stringify(contract),
  // Without `$defs`, which is empty: the description keeps everything in components.
  'src/schema.ts': notice + astToString(types).replace(/^export type \$defs = .*\n/m, ''),
  'src/constants.ts': constants(contract),
};

const stale = [];
for (const [path, text] of Object.entries(outputs)) {
  const file = inPackage(path);
  const formatted = await prettier.format(text, {
    ...(await prettier.resolveConfig(file)),
    filepath: file,
  });
  if (!process.argv.includes('--check')) {
    await writeFile(file, formatted);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== formatted) {
    stale.push(path);
  }
}
if (stale.length > 0) {
  console.error(
    `Stale: ${stale.join(', ')}. Run \`pnpm --filter @office/api generate\` and commit the result.`,
  );
  process.exitCode = 1;
}
