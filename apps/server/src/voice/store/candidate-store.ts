import { asc, desc, notExists, sql, and, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isPerson } from '../../database/membership.ts';
import type { PageRequest } from '../../database/page.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';
import { isOnline, searchMembers, type MemberSearch } from '../../people/member-directory.ts';
import { hasOtherParticipants } from './participant-store.ts';

const inVoiceChat = sql<boolean>`EXISTS (
  SELECT FROM ${voiceParticipants}
  WHERE ${voiceParticipants.organizationId} = ${memberships.organizationId}
    AND ${voiceParticipants.userId} = ${memberships.userId}
    AND ${hasOtherParticipants})`;

const candidate = {
  userId: users.id,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
  picture: pictureOf(users),
  status: memberships.status,
  workingStatus: memberships.workingStatus,
  online: isOnline,
  inVoiceChat,
};

/** Returns a page of the members outside a room, with reachable members without a call first. */
export async function searchCandidates(
  tx: Queryable,
  {
    roomId,
    userId,
    ...search
  }: Pick<MemberSearch, 'organizationId' | 'except' | 'keyword' | 'language'> & {
    roomId?: string | undefined;
    userId?: string | undefined;
  },
  page: PageRequest,
) {
  const where = and(
    isPerson,
    roomId ? notParticipant(tx, roomId) : undefined,
    userId ? eq(memberships.userId, userId) : undefined,
  );
  const orderBy = [desc(isOnline), asc(inVoiceChat)];
  return searchMembers(tx, candidate, { ...search, where, orderBy }, page);
}

function notParticipant(tx: Queryable, roomId: string): SQL {
  return notExists(
    tx
      .select({ one: sql`1` })
      .from(voiceParticipants)
      .where(
        and(eq(voiceParticipants.roomId, roomId), eq(voiceParticipants.userId, memberships.userId)),
      ),
  );
}
