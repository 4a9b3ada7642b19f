import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { deskNotes } from '../database/schema/desks.ts';
import { memberships, type DeskDecoration } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { pictureOf } from '../database/picture-column.ts';
import { notBlocked } from '../database/membership.ts';

export interface DeskOf {
  organizationId: string;
  ownerId: string;
}

const memberIs = ({ organizationId, ownerId }: DeskOf) =>
  and(
    eq(memberships.organizationId, organizationId),
    eq(memberships.userId, ownerId),
    notBlocked(),
  );

export async function findDecorations(
  tx: Queryable,
  desk: DeskOf,
): Promise<DeskDecoration[] | null> {
  const [row] = await tx
    .select({ decorations: memberships.deskDecorations })
    .from(memberships)
    .where(memberIs(desk));
  return row?.decorations ?? null;
}

export async function saveDecorations(
  tx: Queryable,
  desk: DeskOf,
  decorations: DeskDecoration[],
): Promise<void> {
  await tx.update(memberships).set({ deskDecorations: decorations }).where(memberIs(desk));
}

const note = {
  id: deskNotes.id,
  text: deskNotes.text,
  tint: deskNotes.tint,
  createdAt: deskNotes.createdAt,
  readAt: deskNotes.readAt,
  author: {
    id: users.id,
    nameKanji: users.nameKanji,
    nameLatin: users.nameLatin,
    picture: pictureOf(users),
  },
};

const onDesk = ({ organizationId, ownerId }: DeskOf) =>
  and(eq(deskNotes.organizationId, organizationId), eq(deskNotes.ownerId, ownerId));

export type DeskNoteRow = Awaited<ReturnType<typeof findNotes>>[number];

export async function findNotes(tx: Queryable, desk: DeskOf, authorId?: string) {
  return tx
    .select(note)
    .from(deskNotes)
    .innerJoin(users, eq(users.id, deskNotes.authorId))
    .where(and(onDesk(desk), authorId ? eq(deskNotes.authorId, authorId) : undefined))
    .orderBy(desc(deskNotes.createdAt), desc(deskNotes.id));
}

/** Locks the desk owner's row to enforce the note limit. Returns false if not a member. */
export async function lockDesk(tx: Queryable, desk: DeskOf): Promise<boolean> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(memberIs(desk))
    .for('no key update');
  return rows.length > 0;
}

export async function countNotes(tx: Queryable, desk: DeskOf, authorId: string): Promise<number> {
  const [row] = await tx
    .select({ notes: count() })
    .from(deskNotes)
    .where(and(onDesk(desk), eq(deskNotes.authorId, authorId)));
  return row?.notes ?? 0;
}

export async function saveNotesRead(tx: Queryable, desk: DeskOf, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(deskNotes)
    .set({ readAt: now })
    .where(and(onDesk(desk), isNull(deskNotes.readAt)));
  return (rowCount ?? 0) > 0;
}

export async function insertNote(
  tx: Queryable,
  values: typeof deskNotes.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(deskNotes).values(values).returning({ id: deskNotes.id });
  return row!.id;
}

export async function deleteNote(
  tx: Queryable,
  desk: DeskOf & { noteId: string; authorId?: string },
): Promise<string | null> {
  const [row] = await tx
    .delete(deskNotes)
    .where(
      and(
        onDesk(desk),
        eq(deskNotes.id, desk.noteId),
        desk.authorId ? eq(deskNotes.authorId, desk.authorId) : undefined,
      ),
    )
    .returning({ authorId: deskNotes.authorId });
  return row?.authorId ?? null;
}
