import type { Schemas } from '@office/api';
import { maxDeskNotesByAuthor } from '@office/vocabulary';
import { requireCreator, requireMember } from './current-member.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { withPicture } from './avatar-url.ts';
import {
  countNotes,
  countUnreadNotes,
  deleteNote,
  findDecorations,
  findNotes,
  insertNote,
  lockDesk,
  saveDecorations,
  saveNotesRead,
} from './desk-store.ts';
import type { DeskNoteRow, DeskOf } from './desk-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime'>;

/**
 * Returns a member's desk. The owner gets all notes, other members only their own.
 *
 * @throws {ApiError} 404 `userNotFound`, also for people of other organisations
 */
export async function getDesk(
  deps: Deps,
  claims: Claims,
  ownerId: string,
): Promise<Schemas['Desk']> {
  const { organizationId, userId } = await requireMember(deps, claims);
  const desk = { organizationId, ownerId };
  const decorations = await findDecorations(deps.db, desk);
  if (!decorations) throw new ApiError('userNotFound');
  const isOwner = ownerId === userId;
  const notes = await findNotes(deps.db, desk, isOwner ? undefined : userId);
  return {
    userId: ownerId,
    decorations,
    notes: await Promise.all(notes.map((note) => toNote(deps, note))),
    unreadNotes: isOwner ? await countUnreadNotes(deps.db, desk) : 0,
  };
}

/**
 * Replaces the decorations of the caller's desk.
 *
 * @throws {ApiError} 400 { decorations: 'invalid' } for two decorations in one slot; 403 `forbidden` (guests)
 */
export async function updateDesk(
  deps: Deps,
  claims: Claims,
  { decorations }: Schemas['UpdateDeskRequest'],
): Promise<Schemas['Desk']> {
  const { organizationId, userId } = await requireCreator(deps, claims, 'map');
  if (new Set(decorations.map(({ slot }) => slot)).size < decorations.length) {
    throw new ApiError({ decorations: 'invalid' });
  }
  await saveDecorations(deps.db, { organizationId, ownerId: userId }, decorations);
  await publishDeskChange(deps, { organizationId, ownerId: userId });
  return getDesk(deps, claims, userId);
}

/** Marks all notes on the caller's desk as read and notifies the caller's other pages. */
export async function markDeskNotesRead(deps: Deps, claims: Claims): Promise<void> {
  const { organizationId, userId } = await requireMember(deps, claims);
  const desk = { organizationId, ownerId: userId };
  if (await saveNotesRead(deps.db, desk, deps.now())) await publishDeskChange(deps, desk);
}

/**
 * Adds a note to a member's desk.
 *
 * @throws {ApiError} 404 `userNotFound`; 422 `deskNoteLimitReached`; 403 `forbidden` (guests)
 */
export async function addDeskNote(
  deps: Deps,
  claims: Claims,
  ownerId: string,
  { text, tint }: Schemas['AddDeskNoteRequest'],
): Promise<Schemas['DeskNote']> {
  const { organizationId, userId: authorId } = await requireCreator(deps, claims, 'map');
  const desk = { organizationId, ownerId };
  const id = await deps.db.transaction(async (tx) => {
    if (!(await lockDesk(tx, desk))) throw new ApiError('userNotFound');
    if ((await countNotes(tx, desk, authorId)) >= maxDeskNotesByAuthor) {
      throw new ApiError('deskNoteLimitReached');
    }
    const createdAt = deps.now();
    // A note to oneself is never unread.
    const readAt = authorId === ownerId ? createdAt : null;
    return insertNote(tx, { ...desk, authorId, text: text.trim(), tint, createdAt, readAt });
  });
  await publishDeskChange(deps, desk, authorId);
  const notes = await findNotes(deps.db, desk, authorId);
  const note = notes.find((one) => one.id === id);
  // The owner may have deleted the note between the insert and this read.
  if (!note) throw new ApiError('userNotFound');
  const added = await toNote(deps, note);
  if (authorId !== ownerId) await publishNote(deps, desk, added);
  return added;
}

async function publishNote(
  deps: Deps,
  { organizationId, ownerId }: DeskOf,
  note: Schemas['DeskNote'],
): Promise<void> {
  const message = { userId: ownerId, note };
  await deps.realtime.publish('deskNoteAdded', { organizationId, userIds: [ownerId] }, message);
}

/**
 * Deletes a note from a desk. The owner can delete every note, an author only their own.
 *
 * @throws {ApiError} 404 `userNotFound`, `deskNoteNotFound` (also for notes of other authors)
 */
export async function deleteDeskNote(
  deps: Deps & Pick<Platform, 'audit'>,
  claims: Claims,
  { ownerId, noteId }: { ownerId: string; noteId: string },
): Promise<void> {
  const { organizationId, userId } = await requireMember(deps, claims);
  const desk = { organizationId, ownerId };
  if (!(await findDecorations(deps.db, desk))) throw new ApiError('userNotFound');
  const authorId = await deps.db.transaction(async (tx) => {
    const author = await deleteNote(tx, {
      ...desk,
      noteId,
      ...(ownerId !== userId && { authorId: userId }),
    });
    if (!author) throw new ApiError('deskNoteNotFound');
    await deps.audit(tx, {
      action: 'DESK_NOTE_REMOVED',
      target: { kind: 'MEMBER', id: ownerId },
      before: { noteId, authorId: author },
    });
    return author;
  });
  await publishDeskChange(deps, desk, authorId);
}

async function publishDeskChange(deps: Deps, desk: DeskOf, authorId?: string): Promise<void> {
  const { organizationId, ownerId } = desk;
  const userIds = [...new Set([ownerId, authorId ?? ownerId])];
  await deps.realtime.publish('deskChanged', { organizationId, userIds }, { userId: ownerId });
}

async function toNote(deps: Deps, row: DeskNoteRow): Promise<Schemas['DeskNote']> {
  return {
    ...row,
    author: await withPicture(deps, row.author),
    createdAt: row.createdAt.toISOString(),
  };
}
