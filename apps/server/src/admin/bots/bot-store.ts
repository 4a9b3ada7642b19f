import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { isBot, membershipIs, type MemberRef } from '../../database/membership.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

const creators = alias(users, 'creators');

const isBotOf = (organizationId: string) =>
  and(eq(memberships.organizationId, organizationId), isBot);

const selectBots = (tx: Queryable) =>
  tx
    .select({
      id: users.id,
      version: memberships.version,
      name: users.nameKanji,
      description: users.selfIntroduction,
      createdAt: memberships.createdAt,
      createdByName: creators.nameKanji,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(creators, eq(creators.id, users.invitedBy));

export type BotRow = Awaited<ReturnType<typeof findBots>>[number];

export async function findBots(tx: Queryable, organizationId: string) {
  return selectBots(tx).where(isBotOf(organizationId)).orderBy(asc(users.nameKanji), asc(users.id));
}

export async function findBot(tx: Queryable, bot: MemberRef): Promise<BotRow | null> {
  const [row] = await selectBots(tx).where(and(membershipIs(bot), isBot));
  return row ?? null;
}

/** Lock the organisation first to enforce the limit. */
export function countBots(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(memberships, isBotOf(organizationId));
}

export async function insertBot(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  account: { email: string; name: string; description: string; createdBy: string; createdAt: Date },
): Promise<void> {
  const { email, name, description, createdBy, createdAt } = account;
  await tx.insert(users).values({
    ...{ id: userId, email, createdAt },
    bot: true,
    nameKanji: name,
    nameLatinRule: null,
    selfIntroduction: description,
    invitedBy: createdBy,
  });
  await tx.insert(memberships).values({ organizationId, userId, role: 'USER', createdAt });
}

export async function updateBot(
  tx: Queryable,
  bot: MemberRef,
  { version, name, description }: { version: number; name: string; description: string },
): Promise<void> {
  await tx.update(memberships).set({ version }).where(membershipIs(bot));
  await tx
    .update(users)
    .set({ nameKanji: name, selfIntroduction: description })
    .where(eq(users.id, bot.userId));
}
