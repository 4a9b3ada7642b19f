import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatMembers, chatSections } from '../../database/schema/chat.ts';
import type { Viewer } from '../../http/claims.ts';

export type SectionRow = typeof chatSections.$inferSelect;

const ownedBy = ({ organizationId, userId }: Viewer) =>
  and(eq(chatSections.organizationId, organizationId), eq(chatSections.userId, userId));

const isSection = (viewer: Viewer, sectionId: string) =>
  and(ownedBy(viewer), eq(chatSections.id, sectionId));

export function listSectionsOf(tx: Queryable, viewer: Viewer): Promise<SectionRow[]> {
  return tx
    .select()
    .from(chatSections)
    .where(ownedBy(viewer))
    .orderBy(asc(chatSections.position), asc(chatSections.id));
}

export async function insertSection(
  tx: Queryable,
  section: typeof chatSections.$inferInsert,
): Promise<SectionRow> {
  const [row] = await tx.insert(chatSections).values(section).returning();
  return row!;
}

export async function updateSection(
  tx: Queryable,
  viewer: Viewer,
  sectionId: string,
  change: Partial<Pick<SectionRow, 'name' | 'collapsed' | 'position'>>,
): Promise<SectionRow | null> {
  const [row] = await tx
    .update(chatSections)
    .set(change)
    .where(isSection(viewer, sectionId))
    .returning();
  return row ?? null;
}

export async function deleteSection(
  tx: Queryable,
  viewer: Viewer,
  sectionId: string,
): Promise<boolean> {
  const rows = await tx
    .delete(chatSections)
    .where(isSection(viewer, sectionId))
    .returning({ id: chatSections.id });
  return rows.length > 0;
}

/** Locks the section, so that it is not deleted before the room is placed. */
export async function lockSection(
  tx: Queryable,
  viewer: Viewer,
  sectionId: string,
): Promise<SectionRow | null> {
  const [row] = await tx
    .select()
    .from(chatSections)
    .where(isSection(viewer, sectionId))
    .for('key share');
  return row ?? null;
}

export async function placeRoom(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
  placement: { starred?: boolean; sectionId?: string | null },
): Promise<{ starred: boolean; sectionId: string | null } | null> {
  const [row] = await tx
    .update(chatMembers)
    .set(placement)
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId)))
    .returning({ starred: chatMembers.starred, sectionId: chatMembers.sectionId });
  return row ?? null;
}
