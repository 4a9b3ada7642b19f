import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { searchGrams } from '../database/schema/folded.ts';
import { meetingParticipants, meetings } from '../database/schema/meetings.ts';
import { hasTerms, mayHaveTerms, newestTexts } from '../database/text-match.ts';
import type { SearchQuery, SearchViewer } from '../platform/search-source.ts';
import { takesPart } from './meeting-store.ts';

/** The parts of a search of meetings, as conditions. */
interface MeetingConditions {
  /** The viewer may know of it. */
  isKnown: SQL | undefined;
  /** The viewer has a part in it, and may read what it is about. */
  isOwn: SQL | undefined;
  byTitle: SQL | undefined;
  byDetails: SQL | undefined;
}

/**
 * The meetings that a member finds: by their title, unless they are private and others'; by what they are about those
 * that they take part in. A guest finds no others. Of a series it is the one that is nearest in time.
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
  const byTitle = hasTerms(meetings.titleSearched, query.terms, { read: true });
  const byDetails = hasTerms(meetings.detailsSearched, query.terms, { read: true });
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

/** The columns that meetings are compared by. */
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

/** The nearest first, of each series the one that is nearest in time. */
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

/** Compares the meetings that are nearest, before and after now. Null where there may be more that are wanted. */
async function findAmongNearest(
  tx: Queryable,
  { organizationId, role }: SearchViewer,
  query: SearchQuery,
  search: Search,
): Promise<string[] | null> {
  // A guest's meetings are few among those of all.
  if (role === 'GUEST') return null;
  const each = newestTexts / 2;
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

/** Finds a word that is not frequent: in titles by their index, in what meetings are about among the viewer's own. */
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
  const points = mayHaveTerms(searchGrams(titleSearched), query.terms, { read: true });
  const named = selectMeetings(tx).where(and(role === 'GUEST' ? sql`false` : points, isTheirs));
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH named AS MATERIALIZED (${named}), own AS MATERIALIZED (${own})
    ${nearest(sql`SELECT * FROM named UNION ALL SELECT * FROM own`, query, search)}`);
  return rows.map((row) => row.id);
}
