import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { cleanUpEndedSessions } from '../logout.ts';
import * as store from '../store/sso-store.ts';
import type { OidcConnection } from '../store/sso-store.ts';

export type SessionDeps = Pick<Platform, 'config' | 'db' | 'realtime' | 'audit' | 'now'>;

/** @param organizationId of the path, which can be any text */
export async function findOidcConnection(
  { db }: Pick<SessionDeps, 'db'>,
  organizationId: string,
): Promise<OidcConnection | null> {
  if (!z.uuid().safeParse(organizationId).success) return null;
  const connection = await store.findConnection(db, organizationId);
  return connection?.protocol === 'OIDC' ? connection : null;
}

interface SignedInSessions {
  organizationId: string;
  subject?: string | undefined;
  sid?: string | undefined;
  /** Ends only sessions that began before. */
  before?: Date;
}

/** Ends sessions that the provider of the organisation has signed in. */
export async function endProviderSessions(
  deps: SessionDeps,
  sessions: SignedInSessions,
): Promise<void> {
  const { organizationId } = sessions;
  const ended = await deps.db.transaction(async (tx) => {
    const ended = await store.endSsoSessions(tx, { ...sessions, now: deps.now() });
    for (const userId of new Set(ended.map((session) => session.userId))) {
      const target = { kind: 'ACCOUNT', id: userId } as const;
      await deps.audit(tx, { action: 'SESSIONS_ENDED', organizationId, target });
    }
    return ended;
  });
  await cleanUpEndedSessions(deps, ended);
}
