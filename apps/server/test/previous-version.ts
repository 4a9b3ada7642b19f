import { execFileSync } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = ['apps/server', 'packages/api', 'packages/vocabulary', 'packages/world'];

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/**
 * Returns the commit of the last release, or without a release the last commit without the newest migration. Null without
 * its history, as in a shallow clone.
 */
export function findPreviousVersion(): string | null {
  try {
    const [release] = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n');
    if (release) return git('rev-parse', `${release}^{commit}`);
    const newest = git('log', '-1', '--format=%H', '--', 'apps/server/migrations/*.sql');
    return git('rev-parse', `${newest}^`);
  } catch {
    return null;
  }
}

/** Writes the server of the commit to the folder, with the dependencies of this version. Returns its program. */
export async function writeServer(commit: string, folder: string): Promise<string> {
  const archive = path.join(folder, 'server.tar');
  git('archive', `--output=${archive}`, commit, 'package.json', 'scripts', ...folders);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const each of folders) {
    // The links to the other packages are relative, so the copies lead to their previous versions.
    const [from, to] = [root, folder].map((base) => path.join(base, each, 'node_modules'));
    await mkdir(to!, { recursive: true });
    await cp(from!, to!, { recursive: true, verbatimSymlinks: true }).catch(ignoreMissing);
  }
  return path.join(folder, 'apps/server/src/main.ts');
}

/** A package without dependencies has no folder. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
