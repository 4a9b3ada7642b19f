import type { Schemas } from '@office/api';
import type { ChatJoinEvent } from '@office/ui';

type Member = Schemas['ChatMember'];

/** Returns system lines for members who joined, oldest first. Members added together share a line. */
export function toArrivals(members: readonly Member[]): ChatJoinEvent[] {
  const createdAt = members.map(({ joinedAt }) => joinedAt).toSorted()[0];
  const together = new Map<string, Member[]>();
  for (const member of members) {
    const { userId, joinedAt, addedBy } = member;
    // Members who joined by code get separate lines.
    if (joinedAt === createdAt && addedBy === null) continue;
    const key = `${joinedAt} ${addedBy ?? userId}`;
    together.set(key, [...(together.get(key) ?? []), member]);
  }
  const nameOf = (userId: string | null) =>
    members.find((member) => member.userId === userId)?.nameKanji;
  const arrivals = [...together].map(([key, came]): ChatJoinEvent => {
    const [first] = came as [Member, ...Member[]];
    const addedBy = nameOf(first.addedBy);
    return {
      key,
      at: first.joinedAt,
      names: came.map(({ nameKanji }) => nameKanji),
      ...(addedBy ? { addedBy } : {}),
    };
  });
  return arrivals.sort((a, b) => (a.at < b.at ? -1 : 1));
}
