import type { Platform } from '../http/operation.ts';
import { changePresence } from '../people/presence.ts';
import { findStatus, type Member } from './connection-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/** Who was logged out by a lost connection is available again; anything chosen by hand stays. */
export async function arrive(deps: Deps, member: Member): Promise<void> {
  const status = await findStatus(deps.db, member);
  if (status === 'LOGGED_OUT') await changePresence(deps, member, { status: 'AVAILABLE' });
}

/** A holiday outlasts the connection; everything else ends with it. */
export async function depart(deps: Deps, member: Member): Promise<void> {
  const status = await findStatus(deps.db, member);
  if (status && status !== 'ON_VACATION') {
    await changePresence(deps, member, { status: 'LOGGED_OUT' });
  }
}
