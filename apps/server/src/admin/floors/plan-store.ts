import type { FloorPlan } from '@office/world/floor-plan';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../../database/page.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { floorDrafts, floorRevisions } from '../../database/schema/floor-plans.ts';
import { contracts, floors } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

const maxRevisions = 50;

export interface LockedFloor {
  id: string;
  contractId: string;
  organizationId: string;
  name: string;
  plan: FloorPlan;
  revision: number;
  publishedAt: Date;
  publishedBy: string | null;
  draftVersion: number;
  version: number;
  blockedAt: Date | null;
}

const columns = {
  id: floors.id,
  contractId: floors.contractId,
  organizationId: contracts.organizationId,
  name: floors.name,
  plan: floors.plan,
  revision: floors.revision,
  publishedAt: floors.publishedAt,
  publishedBy: floors.publishedBy,
  draftVersion: floors.draftVersion,
  version: floors.version,
  blockedAt: floors.blockedAt,
};

export async function lockFloor(
  tx: Transaction,
  where: { floorId: string; organizationId?: string | undefined },
): Promise<LockedFloor | null> {
  const [row] = await tx
    .select(columns)
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(
      and(
        eq(floors.id, where.floorId),
        where.organizationId ? eq(contracts.organizationId, where.organizationId) : undefined,
      ),
    )
    .for('no key update', { of: floors });
  return row ?? null;
}

export async function incrementDraftVersion(
  tx: Queryable,
  where: { floorId: string; version: number },
): Promise<number | null> {
  const [row] = await tx
    .update(floors)
    .set({ draftVersion: sql`${floors.draftVersion} + 1` })
    .where(and(eq(floors.id, where.floorId), eq(floors.draftVersion, where.version)))
    .returning({ draftVersion: floors.draftVersion });
  return row?.draftVersion ?? null;
}

export type DraftRow = typeof floorDrafts.$inferSelect;

export async function findDraft(tx: Queryable, floorId: string): Promise<DraftRow | null> {
  const [row] = await tx.select().from(floorDrafts).where(eq(floorDrafts.floorId, floorId));
  return row ?? null;
}

/** Saves a draft. An existing draft keeps its `baseRevision` unless `isNew` is set. */
export async function saveDraft(
  tx: Queryable,
  draft: { floorId: string; plan: FloorPlan; updatedBy: string; updatedAt: Date },
  base: { revision: number; isNew?: boolean },
): Promise<DraftRow> {
  const [row] = await tx
    .insert(floorDrafts)
    .values({ ...draft, baseRevision: base.revision, createdAt: draft.updatedAt })
    .onConflictDoUpdate({
      target: floorDrafts.floorId,
      set: {
        plan: draft.plan,
        updatedBy: draft.updatedBy,
        updatedAt: draft.updatedAt,
        ...(base.isNew && { baseRevision: base.revision }),
      },
    })
    .returning();
  return row!;
}

export async function deleteDraft(tx: Queryable, floorId: string): Promise<boolean> {
  const rows = await tx
    .delete(floorDrafts)
    .where(eq(floorDrafts.floorId, floorId))
    .returning({ floorId: floorDrafts.floorId });
  return rows.length > 0;
}

export async function replacePlan(
  tx: Queryable,
  before: LockedFloor,
  next: { plan: FloorPlan; publishedBy: string | null; now: Date },
): Promise<void> {
  const { id: floorId, revision, plan, publishedAt, publishedBy } = before;
  await tx
    .insert(floorRevisions)
    .values({ floorId, revision, plan, publishedAt, publishedBy, replacedAt: next.now });
  await tx
    .delete(floorRevisions)
    .where(
      and(
        eq(floorRevisions.floorId, floorId),
        lte(floorRevisions.revision, revision - maxRevisions),
      ),
    );
  await tx
    .update(floors)
    .set({
      plan: next.plan,
      revision: revision + 1,
      publishedAt: next.now,
      publishedBy: next.publishedBy,
      updatedAt: next.now,
    })
    .where(eq(floors.id, floorId));
}

export interface FloorAuthorRow {
  userId: string;
  nameKanji: string;
  nameLatin: string | null;
}

export const floorAuthor = {
  userId: users.id,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
};

export interface RevisionRow {
  revision: number;
  publishedAt: Date;
  publishedBy: FloorAuthorRow | null;
  width: number;
  depth: number;
  seatCount: number;
  roomCount: number;
  itemCount: number;
}

const figuresOf = (plan: typeof floors.plan | typeof floorRevisions.plan) => ({
  width: sql<number>`(${plan}->'size'->>'width')::float8`,
  depth: sql<number>`(${plan}->'size'->>'depth')::float8`,
  seatCount: sql<number>`jsonb_array_length(
    jsonb_path_query_array(${plan}, '$.seats[*] ? (@.kind == "DESK")'))`,
  roomCount: sql<number>`jsonb_array_length(
    jsonb_path_query_array(${plan}, '$.zones[*] ? (@.kind == "MEETING")'))`,
  itemCount: sql<number>`jsonb_array_length(${plan}->'walls') + jsonb_array_length(${plan}->'doors')
    + jsonb_array_length(${plan}->'zones') + jsonb_array_length(${plan}->'desks')
    + jsonb_array_length(${plan}->'seats') + jsonb_array_length(${plan}->'decor')
    + jsonb_array_length(${plan}->'spawns')`,
});

export async function findCurrentRevision(
  tx: Queryable,
  floorId: string,
): Promise<RevisionRow | null> {
  const [row] = await tx
    .select({
      revision: floors.revision,
      publishedAt: floors.publishedAt,
      publishedBy: floorAuthor,
      ...figuresOf(floors.plan),
    })
    .from(floors)
    .leftJoin(users, eq(users.id, floors.publishedBy))
    .where(eq(floors.id, floorId));
  return row ?? null;
}

/** Returns the earlier plans, newest first. `skip` and `limit` do not count the plan in use. */
export async function findEarlierRevisions(
  tx: Queryable,
  floorId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: RevisionRow[]; total: number }> {
  const total = await tx.$count(floorRevisions, eq(floorRevisions.floorId, floorId));
  const rows = await tx
    .select({
      revision: floorRevisions.revision,
      publishedAt: floorRevisions.publishedAt,
      publishedBy: floorAuthor,
      ...figuresOf(floorRevisions.plan),
    })
    .from(floorRevisions)
    .leftJoin(users, eq(users.id, floorRevisions.publishedBy))
    .where(eq(floorRevisions.floorId, floorId))
    .orderBy(desc(floorRevisions.revision))
    .limit(limit)
    .offset(skip);
  return { rows, total };
}

/** Converts a page to an offset among the earlier plans. The plan in use is the first row of page 1. */
export function earlierPage(page: PageRequest): { skip: number; limit: number } {
  const offset = offsetOf(page);
  return offset === 0
    ? { skip: 0, limit: page.limit - 1 }
    : { skip: offset - 1, limit: page.limit };
}

export async function findEarlierPlan(
  tx: Queryable,
  where: { floorId: string; revision: number },
): Promise<FloorPlan | null> {
  const [row] = await tx
    .select({ plan: floorRevisions.plan })
    .from(floorRevisions)
    .where(
      and(eq(floorRevisions.floorId, where.floorId), eq(floorRevisions.revision, where.revision)),
    );
  return row?.plan ?? null;
}

export async function findPlan(tx: Queryable, floorId: string): Promise<FloorPlan | null> {
  const [row] = await tx.select({ plan: floors.plan }).from(floors).where(eq(floors.id, floorId));
  return row?.plan ?? null;
}
