import type { Schemas } from '@office/api';
import { maxDeskNotesByAuthor } from '@office/vocabulary';
import { requireCreator, requireMember } from './current-member.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { withPictureUrl } from './avatar-url.ts';
import {
  countNotes,
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

/** Returns a member's desk. The owner gets all notes, other members only their own. */
export async function getDesk(
  context: Deps & WithViewer,
  ownerId: string,
): Promise<Schemas['Desk']> {
  const { organizationId, userId } = await requireMember(context);
  const desk = { organizationId, ownerId };
  const decorations = await findDecorations(context.db, desk);
  if (!decorations) throw new ApiError('userNotFound');
  const isOwner = ownerId === userId;
  const notes = await findNotes(context.db, desk, isOwner ? undefined : userId);
  return {
    userId: ownerId,
    decorations,
    notes: await Promise.all(notes.map((note) => toNote(context, note))),
    unreadNotes: isOwner ? notes.filter(({ readAt }) => readAt === null).length : 0,
  };
}

/** @throws {ApiError} 400 { decorations: 'invalid' } for two decorations in one slot */
export async function updateDesk(
  context: Deps & WithViewer,
  { decorations }: Schemas['UpdateDeskRequest'],
): Promise<Schemas['Desk']> {
  const { organizationId, userId } = await requireCreator(context, 'map');
  if (new Set(decorations.map(({ slot }) => slot)).size < decorations.length) {
    throw new ApiError({ decorations: 'invalid' });
  }
  await saveDecorations(context.db, { organizationId, ownerId: userId }, decorations);
  await publishDeskChange(context, { organizationId, ownerId: userId });
  return getDesk(context, userId);
}

export async function markDeskNotesRead(context: Deps & WithViewer): Promise<void> {
  const { organizationId, userId } = await requireMember(context);
  const desk = { organizationId, ownerId: userId };
  if (await saveNotesRead(context.db, desk, context.now())) await publishDeskChange(context, desk);
}

export async function addDeskNote(
  context: Deps & WithViewer,
  ownerId: string,
  { text, tint }: Schemas['AddDeskNoteRequest'],
): Promise<Schemas['DeskNote']> {
  const { organizationId, userId: authorId } = await requireCreator(context, 'map');
  const desk = { organizationId, ownerId };
  const id = await context.db.transaction(async (tx) => {
    if (!(await lockDesk(tx, desk))) throw new ApiError('userNotFound');
    if ((await countNotes(tx, desk, authorId)) >= maxDeskNotesByAuthor) {
      throw new ApiError('deskNoteLimitReached');
    }
    const createdAt = context.now();
    // A note to oneself is never unread.
    const readAt = authorId === ownerId ? createdAt : null;
    return insertNote(tx, { ...desk, authorId, text: text.trim(), tint, createdAt, readAt });
  });
  await publishDeskChange(context, desk, authorId);
  const notes = await findNotes(context.db, desk, authorId);
  const note = notes.find((one) => one.id === id);
  // Serialises changes of one member. Returns the role, or null for blocked members and
  // non-members.
  if (!note) throw new ApiError('userNotFound');
  const added = await toNote(context, note);
  if (authorId !== ownerId) await publishNote(context, desk, added);
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

/** The owner can delete every note, an author only their own. */
export async function deleteDeskNote(
  context: Deps & Pick<Platform, 'audit'> & WithViewer,
  { ownerId, noteId }: { ownerId: string; noteId: string },
): Promise<void> {
  const { organizationId, userId } = await requireMember(context);
  const desk = { organizationId, ownerId };
  if (!(await findDecorations(context.db, desk))) throw new ApiError('userNotFound');
  const authorId = await context.db.transaction(async (tx) => {
    const author = await deleteNote(tx, {
      ...desk,
      noteId,
      ...(ownerId !== userId && { authorId: userId }),
    });
    if (!author) throw new ApiError('deskNoteNotFound');
    await context.audit(tx, {
      action: 'DESK_NOTE_REMOVED',
      target: { kind: 'MEMBER', id: ownerId },
      before: { noteId, authorId: author },
    });
    return author;
  });
  await publishDeskChange(context, desk, authorId);
}

async function publishDeskChange(deps: Deps, desk: DeskOf, authorId?: string): Promise<void> {
  const { organizationId, ownerId } = desk;
  const userIds = [...new Set([ownerId, authorId ?? ownerId])];
  await deps.realtime.publish('deskChanged', { organizationId, userIds }, { userId: ownerId });
}

async function toNote(
  deps: Deps,
  { readAt: _readAt, ...row }: DeskNoteRow,
): Promise<Schemas['DeskNote']> {
  return {
    ...row,
    author: await withPictureUrl(deps, row.author),
    createdAt: row.createdAt.toISOString(),
  };
}
