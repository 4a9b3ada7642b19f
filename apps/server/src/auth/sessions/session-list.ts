import type { Schemas } from '@office/api';
import type { WithClaims } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findActiveSessions } from '../store/session-store.ts';
import { describeUserAgent } from './user-agent.ts';

export async function listSessions(
  { db, now, claims: { userId, sessionId: current } }: Pick<Platform, 'db' | 'now'> & WithClaims,
  page: PageRequest,
): Promise<Page<Schemas['SignedInSession']>> {
  const { rows, total } = await findActiveSessions(db, { userId, current, now: now() }, page);
  const data = rows.map(({ id, ip, userAgent, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    current: id === current,
    ...describeUserAgent(userAgent),
    address: ip,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return toPage(data, total, page);
}
