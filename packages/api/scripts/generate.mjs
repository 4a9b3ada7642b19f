// Bundles openapi/ and generates the types and exports of @office/api and @office/vocabulary.
// `--check` writes nothing and fails if a committed file is stale.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import * as prettier from 'prettier';
import { mockResponsesOf } from './mocks.mjs';
import { eventTypesOf } from './realtime.mjs';
import { trimTypes } from './trim-types.mjs';
import { vocabularyOf } from './vocabulary.mjs';
import { worldOf } from './world.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const inPackages = (path) => join(root, 'packages', path);
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

/** Extracts the values that the client needs at run time, so that it does not load the whole contract. */
function constants(contract) {
  const publicOperations = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const schemes = (operation.security ?? contract.security).flatMap(Object.keys);
      if (!schemes.includes('accessToken') && !schemes.includes('adminToken'))
        publicOperations.push(`${method.toUpperCase()} ${path}`);
    }
  }
  return `${notice}
/** Calls that never carry the access token. */
export const publicOperations: readonly string[] = ${JSON.stringify(publicOperations)};
`;
}

function tokenOf(operation) {
  const schemes = (operation.security ?? contract.security).flatMap(Object.keys);
  if (schemes.length === 0) return 'none';
  if (schemes.includes('refreshToken')) return 'refresh';
  if (operation.security?.some((scheme) => Object.keys(scheme).length === 0)) return 'optional';
  return operation['x-without-organization'] ? 'account' : 'member';
}

function operationTokens() {
  const operations = Object.values(contract.paths).flatMap((item) =>
    methods.map((method) => item[method]).filter((operation) => operation !== undefined),
  );
  const tokens = operations.map((each) => [each.operationId, tokenOf(each)]);
  const listed = Object.fromEntries(tokens.filter(([, token]) => token !== 'member'));
  return `${notice}
/** Tokens of operations that do not require a member: an access token with a selected organisation. */
export const operationTokens = ${JSON.stringify(listed)} as const;
`;
}

const below = (folder, files) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, notice + text]),
  );

const contract = await bundle();
const types = await openapiTypescript(contract, { immutable: false });
const outputs = {
  'api/openapi.json': JSON.stringify(contract),
  'api/src/schema.ts': notice + trimTypes(astToString(types)),
  'api/src/constants.ts': constants(contract),
  'api/src/operation-tokens.ts': operationTokens(),
  'api/src/realtime-events.ts': notice + eventTypesOf(contract),
  'api/src/mocks/responses.ts': notice + mockResponsesOf(contract),
  ...below('vocabulary/src', vocabularyOf(contract)),
  ...below('world/src', worldOf(contract)),
};

const stale = [];
for (const [path, text] of Object.entries(outputs)) {
  const file = inPackages(path);
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
