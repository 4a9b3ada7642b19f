import type { Schemas } from '@office/api';
import { maxCalendarMeetings } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { requireMembers } from '../meeting/model/meeting-requirements.ts';
import { parseInstant } from '../http/parse-instant.ts';
import { readUserIds } from '../meeting/model/query.ts';
import { requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import { findExternalEvents } from './sync-store.ts';

const maxSpan = 62 * 24 * 60 * 60_000;

/** Reads the database, even if the remote calendar is unreachable. Events of others have no title. */
export async function listExternalEvents(
  context: Pick<Platform, 'db'> & WithViewer,
  query: { ids?: string | undefined; startTime: string; endTime: string },
): Promise<Page<Schemas['ExternalEvent']>> {
  const { organizationId, userId, role } = await requireMember(context);
  const userIds = query.ids === undefined ? [userId] : readUserIds(query.ids);
  const from = parseInstant('startTime', query.startTime)!;
  const to = parseInstant('endTime', query.endTime)!;
  const span = to.getTime() - from.getTime();
  if (!(span > 0) || span > maxSpan) throw new ApiError({ endTime: 'invalid' });
  if (role === 'GUEST' && userIds.some((id) => id !== userId)) throw new ApiError('forbidden');
  await requireMembers(context.db, organizationId, userIds);
  const rows = await findExternalEvents(context.db, {
    organizationId,
    userIds,
    viewerId: userId,
    from,
    to,
    limit: maxCalendarMeetings,
  });
  return toSinglePage(
    rows.map(({ startTime, endTime, ...event }) => ({
      ...event,
      title: event.userId === userId || !event.private ? event.title : null,
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
    })),
  );
}
