import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './lib.mjs';

const names = ['api', 'embed', 'ui', 'vocabulary'];
let folder = '';

/** Versions copies of the packages, without their code. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'office-release-'));
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'LICENSE', '.changeset'];
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of names) {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    for (const file of ['package.json', 'README.md', 'CHANGELOG.md']) {
      const source = join(root, 'packages', name, file);
      // Missing before the first release.
      if (existsSync(source)) cpSync(source, join(folder, 'packages', name, file));
    }
  }
  runBin('changeset', ['version'], folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runBin(command, args, cwd, env = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return execFileSync(command, args, {
    ...{ cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, ...env, PATH: path },
  });
}

const read = (name, file) => readFileSync(join(folder, 'packages', name, file), 'utf8');

function pack(name) {
  const archives = mkdtempSync(join(folder, 'archives-'));
  const options = ['--pack-destination', archives, '--config.ignore-scripts=true'];
  runBin('pnpm', ['pack', ...options], join(folder, 'packages', name), {
    GITHUB_REPOSITORY: 'example/office',
    GITHUB_SERVER_URL: 'https://github.com',
    PNPM_CONFIG_PNPMFILE: join(root, 'scripts/release-pnpmfile.mjs'),
  });
  const { version } = JSON.parse(read(name, 'package.json'));
  const archive = join(archives, `office-${name}-${version}.tgz`);
  const tar = (...args) => execFileSync('tar', args, { encoding: 'utf8' });
  return {
    files: tar('-tzf', archive).trim().split('\n'),
    manifest: JSON.parse(tar('-xzOf', archive, 'package/package.json')),
  };
}

describe.each(names)('the archive of @office/%s', (name) => {
  it('contains the changelog, the license and the repository', () => {
    const { files, manifest } = pack(name);
    const documents = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
    expect(files).toEqual(expect.arrayContaining(documents.map((file) => `package/${file}`)));
    expect(manifest).toMatchObject({
      license: 'MIT',
      repository: {
        type: 'git',
        url: 'git+https://github.com/example/office.git',
        directory: `packages/${name}`,
      },
      homepage: `https://github.com/example/office/tree/main/packages/${name}#readme`,
      bugs: 'https://github.com/example/office/issues',
    });
  });

  it('has a changelog with the versions of the peer dependencies', () => {
    const { peerDependencies = {} } = JSON.parse(read(name, 'package.json'));
    const changelog = read(name, 'CHANGELOG.md');
    const required = Object.entries(peerDependencies)
      // React DOM has the version of React.
      .filter(([peer]) => peer !== 'react-dom')
      .map(([peer, range]) => `\`${peer}\` ${range.replace('>=', '')}`);
    expect(required.filter((text) => !changelog.includes(text))).toEqual([]);
  });
});
