import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** How PostgreSQL's programs are run: as the current user, or, under root, as another one. */
export interface Identity {
  /** Whom PostgreSQL's files belong to; null where that is the current user. */
  owner: { uid: number; gid: number } | null;
  /** Program and arguments to put first; null where the process is simply started as the owner. */
  wrapper: string[] | null;
}

/**
 * PostgreSQL refuses to run as root, so under root its programs run as `postgres` (made when
 * missing) or `nobody`. Where that user could not even reach the given paths (a clone in /root),
 * it is lent the capability to pass through folders.
 */
export function postgresIdentity(paths: string[]): Identity {
  if (process.getuid?.() !== 0) return { owner: null, wrapper: null };
  const owner = findUser('postgres') ?? makeUser('postgres') ?? findUser('nobody');
  if (!owner) throw new Error('Running as root, and no user was found to run PostgreSQL as');
  if (paths.every(reachableByAll)) return { owner, wrapper: null };

  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));
  if (!setpriv) {
    throw new Error(
      `Running as root, and PostgreSQL's user cannot reach ${paths.join(' or ')}: move the project out of a private folder, or set OFFICE_DATA_DIR or DATABASE_URL`,
    );
  }
  const capabilities = '+dac_override,+dac_read_search';
  const wrapper = [
    setpriv,
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
  ];
  return { owner, wrapper };
}

function findUser(name: string): { uid: number; gid: number } | null {
  try {
    const id = (kind: string) => Number(execFileSync('id', [kind, name], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function makeUser(name: string): { uid: number; gid: number } | null {
  try {
    execFileSync('/usr/sbin/useradd', ['--system', '--user-group', name], { stdio: 'pipe' });
  } catch {
    return null;
  }
  return findUser(name);
}

function reachableByAll(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
