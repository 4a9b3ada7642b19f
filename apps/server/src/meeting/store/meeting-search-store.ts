import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { searchGrams } from '../../database/schema/normalized-for-search.ts';
import { meetingParticipants, meetings } from '../../database/schema/meetings.ts';
import { hasTerms, gramsMatchTerms, maxComparedTexts } from '../../database/text-match.ts';
import type { SearchQuery, SearchViewer } from '../../platform/search-source.ts';
import { takesPart } from './meeting-store.ts';

interface MeetingConditions {
  isKnown: SQL | undefined;
  /** The viewer is a participant or the organiser and may see its description. */
  isOwn: SQL | undefined;
  byTitle: SQL | undefined;
  byDetails: SQL | undefined;
}

/**
 * Matches titles, except of private meetings of others, and descriptions of the viewer's meetings.
 * Guests find only their own. Returns at most one meeting per series, the nearest in time.
 */
export async function findMeetingsByTerms(
  tx: Queryable,
  viewer: SearchViewer,
  query: SearchQuery,
  now: Date,
) {
  const { userId, role } = viewer;
  const attends = takesPart(tx, [userId]);
  const isOwn = role === 'GUEST' ? attends : or(eq(meetings.organizerId, userId), attends);
  const isKnown = role === 'GUEST' ? attends : or(eq(meetings.visibility, 'OPEN'), isOwn);
  const byTitle = hasTerms(meetings.titleSearched, query.terms, { matchReading: true });
  const byDetails = hasTerms(meetings.detailsSearched, query.terms, { matchReading: true });
  const search = { conditions: { isKnown, isOwn, byTitle, byDetails }, now };
  const ids =
    (await findAmongNearest(tx, viewer, query, search)) ??
    (await findByIndex(tx, viewer, query, search));
  if (ids.length === 0) return [];
  return tx
    .select({
      id: meetings.id,
      title: meetings.title,
      description: sql<string | null>`CASE WHEN ${isOwn} THEN ${meetings.description} END`,
      startTime: meetings.startTime,
    })
    .from(meetings)
    .where(inArray(meetings.id, ids));
}

const {
  id,
  seriesId,
  startTime,
  canceledAt,
  visibility,
  organizerId,
  titleSearched,
  detailsSearched,
} = meetings;
const selectMeetings = (tx: Queryable) =>
  tx
    .select({
      ...{ id, seriesId, startTime, canceledAt, visibility, organizerId },
      ...{ titleSearched, detailsSearched },
    })
    .from(meetings)
    .$dynamic();

interface Search {
  conditions: MeetingConditions;
  now: Date;
}

function nearest(
  found: SQL,
  { limit }: SearchQuery,
  { conditions: { isKnown, isOwn, byTitle, byDetails }, now }: Search,
): SQL {
  return sql`
    SELECT id FROM (
      SELECT DISTINCT ON (coalesce(series_id, id)) id,
        abs(extract(epoch FROM start_time - ${now.toISOString()}::timestamptz)) AS away
      FROM (${found}) AS ${meetings}
      WHERE canceled_at IS NULL AND ((${byTitle} AND ${isKnown}) OR (${byDetails} AND ${isOwn}))
      ORDER BY coalesce(series_id, id), away, id
    ) AS meeting
    ORDER BY away, id LIMIT ${limit}`;
}

/** Searches only the meetings nearest to now. Returns null if there may be further matches. */
async function findAmongNearest(
  tx: Queryable,
  { organizationId, role }: SearchViewer,
  query: SearchQuery,
  search: Search,
): Promise<string[] | null> {
  // Guests participate in few meetings, so the index is faster.
  if (role === 'GUEST') return null;
  const each = maxComparedTexts / 2;
  const isTheirs = eq(meetings.organizationId, organizationId);
  const among = (when: SQL | undefined) =>
    selectMeetings(tx).where(and(isTheirs, when)).limit(each);
  const after = among(gte(startTime, search.now)).orderBy(asc(startTime));
  const before = among(lt(startTime, search.now)).orderBy(desc(startTime));
  const timeless = among(isNull(startTime));
  const { rows } = await tx.execute<{ id: string | null; isWhole: boolean }>(sql`
    WITH near AS MATERIALIZED ((${after}) UNION ALL (${before}) UNION ALL (${timeless}))
    SELECT found.id, whole."isWhole"
    FROM (SELECT count(*) < ${each} AS "isWhole" FROM near) AS whole
    LEFT JOIN LATERAL (${nearest(sql`SELECT * FROM near`, query, search)}) AS found ON true`);
  const ids = rows.flatMap((row) => row.id ?? []);
  return ids.length === query.limit || rows[0]?.isWhole ? ids : null;
}

/** Searches rare words: titles through the index, descriptions among the viewer's own meetings. */
async function findByIndex(
  tx: Queryable,
  { organizationId, userId, role }: SearchViewer,
  query: SearchQuery,
  search: Search,
): Promise<string[]> {
  const isTheirs = eq(meetings.organizationId, organizationId);
  const attended = tx
    .select({ id: meetingParticipants.meetingId })
    .from(meetingParticipants)
    .where(eq(meetingParticipants.userId, userId));
  const isAttended = sql`${id} = ANY(ARRAY(${attended}))`;
  const own = selectMeetings(tx).where(and(or(eq(organizerId, userId), isAttended), isTheirs));
  const points = gramsMatchTerms(searchGrams(titleSearched), query.terms, { matchReading: true });
  const named = selectMeetings(tx).where(and(role === 'GUEST' ? sql`false` : points, isTheirs));
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH named AS MATERIALIZED (${named}), own AS MATERIALIZED (${own})
    ${nearest(sql`SELECT * FROM named UNION ALL SELECT * FROM own`, query, search)}`);
  return rows.map((row) => row.id);
}
