// Checks the packed @office/api as consumers install it: publint, attw, the size of the types, and compilation of the
// README example and of every entry for bundlers and for Node. Accepts the path of an archive; otherwise builds and
// packs the package.
import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installVocabulary } from '../../vocabulary/scripts/pack.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = join(here, '../..');
const bin = (name) => join(root, 'node_modules/.bin', name);
const exec = promisify(execFile);

async function check(name, command, args, cwd = here) {
  try {
    await exec(command, args, { cwd });
    console.log(`✓ ${name}`);
  } catch (error) {
    console.log(`✗ ${name}\n${error.stdout ?? ''}${error.stderr ?? error}`);
    process.exitCode = 1;
  }
}

/** Creates a project with only the tarball and its dependencies. Packs workspace dependencies as well. */
async function makeConsumer(directory, tarball) {
  const modules = join(directory, 'node_modules');
  const installed = join(modules, '@office/api');
  await mkdir(installed, { recursive: true });
  await exec('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  installVocabulary(modules);
  const fetchPackage = await realpath(join(here, 'node_modules/openapi-fetch'));
  for (const name of await readdir(dirname(fetchPackage))) {
    await symlink(await realpath(join(dirname(fetchPackage), name)), join(modules, name));
  }
  for (const peer of ['@tanstack/react-query', 'msw', 'swr']) {
    const target = join(modules, peer);
    await mkdir(dirname(target), { recursive: true });
    await symlink(await realpath(join(here, 'node_modules', peer)), target);
  }
  await cp(join(here, 'test/example.ts'), join(directory, 'example.ts'));
  await writeFile(
    join(directory, 'entries.ts'),
    `import { useMutation, useQuery } from '@tanstack/react-query';
     import useSWR from 'swr';
     import type { OfficeClient } from '@office/api';
     import { exampleOf, mockHandlers } from '@office/api/mocks';
     import { createSwrQueries } from '@office/api/swr';
     import { createQueryOptions } from '@office/api/tanstack-query';

     export const handlers = mockHandlers({ overrides: { getProfile: exampleOf('getProfile') } });
     export function useNames(office: OfficeClient, id: string): (string | undefined)[] {
       const path = { path: { id } };
       const { data } = useQuery(createQueryOptions(office).query('/v1/users/{id}', path));
       useMutation(createQueryOptions(office).mutation('delete', '/v1/users/status-line'));
       const { data: same } = useSWR(...createSwrQueries(office).query('/v1/users/{id}', path));
       return [data?.nameKanji, same?.nameKanji];
     }`,
  );
  await writeFile(join(directory, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(directory, 'published.mjs'),
    `import { createOfficeClient, errorStatuses, toErrorKey } from '@office/api';
     import '@office/api/realtime';
     import '@office/api/swr';
     import '@office/api/tanstack-query';
     import { mockHandlers } from '@office/api/mocks';
     import contract from '@office/api/openapi.json' with { type: 'json' };
     import ja from '@office/api/locales/ja.json' with { type: 'json' };
     const known = ja.errorResponse.incorrectPassword && contract.openapi === '3.1.0';
     if (typeof createOfficeClient !== 'function' || !known) process.exit(1);
     if (mockHandlers().length < 100) process.exit(1);
     if (errorStatuses.userBlocked !== 403) process.exit(1);
     if (toErrorKey({ errors: 'userBlocked' }) !== 'errorResponse.userBlocked') process.exit(1);`,
  );
}

/** Large types slow editors. In KB. */
async function checkTypeSize(directory) {
  const limit = 850;
  const { size } = await stat(join(directory, 'node_modules/@office/api/dist/schema.d.ts'));
  const kilobytes = Math.round(size / 1000);
  console.log(`${kilobytes > limit ? '✗' : '✓'} types of ${kilobytes} KB, at most ${limit}`);
  if (kilobytes > limit) process.exitCode = 1;
}

const directory = await mkdtemp(join(tmpdir(), 'office-api-package-'));
try {
  const [given] = process.argv.slice(2);
  if (!given) await check('pack', bin('pnpm'), ['pack', '--pack-destination', directory]);
  const name = (await readdir(directory)).find((file) => file.endsWith('.tgz'));
  const tarball = given ?? (name && join(directory, name));
  if (tarball) {
    await check('publint', bin('publint'), ['run', tarball, '--strict']);
    await check('attw', bin('attw'), [tarball, '--profile', 'esm-only']);
    await makeConsumer(directory, tarball);
    await checkTypeSize(directory);
    const strict = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom'];
    for (const [module, resolution] of [
      ['esnext', 'bundler'],
      ['nodenext', 'nodenext'],
    ]) {
      for (const compiler of ['tsc', 'tsc6']) {
        await check(
          `example with ${compiler}, ${resolution}`,
          bin(compiler),
          [
            ...strict,
            '--module',
            module,
            '--moduleResolution',
            resolution,
            'example.ts',
            'entries.ts',
          ],
          directory,
        );
      }
    }
    await check('imports in Node', process.execPath, ['published.mjs'], directory);
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
