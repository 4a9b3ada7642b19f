import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

export interface Identity {
  /** Owner of PostgreSQL's files; null for the current user. */
  owner: { uid: number; gid: number } | null;
  /** Command prefix that starts a process as the owner; null if none is needed. */
  wrapper: string[] | null;
}

/**
 * PostgreSQL refuses to run as root, so under root it runs as `postgres` (created if missing) or
 * the unprivileged fallback user. `setpriv` grants access to folders that only root can enter.
 * @param paths folders and programs that PostgreSQL needs to access
 * @throws if a path is not accessible and the capability cannot be granted
 */
export function postgresIdentity(paths: string[], setpriv = findSetpriv()): Identity {
  if (process.getuid?.() !== 0) return { owner: null, wrapper: null };
  const owner = findUser('postgres') ?? makeUser('postgres') ?? findUser('nobody');
  if (!owner) throw new Error('Running as root, and found no user to run PostgreSQL as');
  const closed = paths.filter((target) => !isReachableByAll(target));
  if (closed.length === 0) return { owner, wrapper: null };
  if (!setpriv)
    throw inaccessibleError(closed, 'setpriv, which would let it pass, is not installed');

  const wrapper = [
    setpriv,
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // PostgreSQL's programs find each other with access(2), which ignores the capabilities of a non-root user
    // unless this bit is set.
    '--securebits=+no_setuid_fixup',
  ];
  const refusal = setprivErrorOf(wrapper);
  if (refusal) throw inaccessibleError(closed, `setpriv could not let it pass (${refusal})`);
  return { owner, wrapper };
}

function inaccessibleError(closed: string[], reason: string): Error {
  return new Error(
    `Running as root, and PostgreSQL's own user cannot reach ${closed.join(' or ')}; ${reason}. ` +
      'Move the project and its data out of the private folder, start it as another user, or set DATABASE_URL to an external PostgreSQL',
  );
}

function findSetpriv(): string | undefined {
  return ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));
}

/** Returns the error if setpriv cannot grant the capability, as in some containers and minimal builds. */
function setprivErrorOf([command = '', ...args]: string[]): string | null {
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
