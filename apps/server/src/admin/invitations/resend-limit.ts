import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { countResent } from './invitation-store.ts';

const minute = 60_000;
const hour = 60 * minute;

const minResendIntervalMs = 10 * minute;

export function isJustResent({ createdAt, sentAt }: { createdAt: Date; sentAt: Date }, now: Date) {
  return sentAt > createdAt && sentAt.getTime() > now.getTime() - minResendIntervalMs;
}

/** Limits the invitations resent per organisation and hour. The caller must have locked them. */
export async function checkResendLimit(
  tx: Queryable,
  organizationId: string,
  { more, most }: { more: number; most: number },
  now: Date,
): Promise<void> {
  if (more === 0) return;
  const since = new Date(now.getTime() - hour);
  const { count, earliest } = await countResent(tx, organizationId, since);
  if (count + more <= most) return;
  const from = earliest ?? now;
  const retryAfter = Math.ceil((from.getTime() + hour - now.getTime()) / 1000);
  throw new ApiError('tooManyRequests', { data: { retryAfter } });
}
