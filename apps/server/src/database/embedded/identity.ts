import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The user that PostgreSQL's programs run as: the current one, or, under root, another one. */
export interface Identity {
  /** Owns PostgreSQL's files; null where that is the current user. */
  owner: { uid: number; gid: number } | null;
  /** Program and arguments to put first; null where the process is simply started as the owner. */
  wrapper: string[] | null;
}

/**
 * PostgreSQL refuses to run as root, so under root its programs run as `postgres` (made when
 * missing) or `nobody`. A folder that only root may enter (a clone in /root) is closed to that user:
 * then `setpriv` lends it the capability to pass.
 *
 * @param paths folders and programs that PostgreSQL has to reach
 * @throws when a path is closed to PostgreSQL's user and the capability cannot be lent
 */
export function postgresIdentity(paths: string[], setpriv = findSetpriv()): Identity {
  if (process.getuid?.() !== 0) return { owner: null, wrapper: null };
  const owner = findUser('postgres') ?? makeUser('postgres') ?? findUser('nobody');
  if (!owner) throw new Error('Running as root, and no user was found to run PostgreSQL as');
  const closed = paths.filter((target) => !isReachableByAll(target));
  if (closed.length === 0) return { owner, wrapper: null };
  if (!setpriv) throw closedTo(closed, 'setpriv, which would let it pass, is not installed');

  const wrapper = [
    setpriv,
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // PostgreSQL's programs look for each other with access(2), which leaves a user other than root
    // none of its capabilities unless this bit is set.
    '--securebits=+no_setuid_fixup',
  ];
  const refusal = refusalOf(wrapper);
  if (refusal) throw closedTo(closed, `setpriv could not let it pass (${refusal})`);
  return { owner, wrapper };
}

function closedTo(closed: string[], reason: string): Error {
  return new Error(
    `Running as root, and PostgreSQL's own user cannot reach ${closed.join(' or ')}; ${reason}. ` +
      'Move the project and its data out of the private folder, start it as another user, or set DATABASE_URL to a PostgreSQL of your own',
  );
}

function findSetpriv(): string | undefined {
  return ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));
}

/** A container may keep root itself from lending a capability, and small builds of setpriv lack options. */
function refusalOf([command = '', ...args]: string[]): string | null {
  const { status, error, stderr } = spawnSync(command, [...args, 'true'], { encoding: 'utf8' });
  if (status === 0) return null;
  return error?.message ?? (stderr.trim() || `exit code ${status}`);
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

function isReachableByAll(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
