import type { Schemas } from '@office/api';
import type { Transaction } from '../database/database.ts';
import { requireReadableFiles } from '../files/readable-files.ts';
import { removeFiles } from '../files/file-removal.ts';
import type { FileRecord } from '../files/uploads.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import {
  requireRoom,
  requireViewer,
  roomInvalid,
  type Viewer,
} from '../voice/rooms/room-access.ts';
import { findEnterable, lockRoomCall, viewersOf, type RoomCall } from '../voice/rooms/room-call.ts';
import * as store from './sharing-document-store.ts';
import { toDocument, toDocuments, type ShownDocument } from './sharing-document-view.ts';

export type SharingDeps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'privateFiles'>;

type SharedDocument = Schemas['SharedDocument'];

export async function listDocuments(
  context: SharingDeps & WithViewer,
  roomId?: string,
): Promise<Page<SharedDocument>> {
  const viewer = await requireViewer(context);
  const { organizationId } = viewer;
  const rows = await store.findDocuments(context.db, { organizationId, roomId });
  const roomIds = rows.map((row) => row.roomId);
  const rooms = await findEnterable(context.db, viewer, roomIds, context.now());
  const shown = rows.flatMap((row) => {
    const room = rooms.get(row.roomId);
    return room ? [{ row, room }] : [];
  });
  return toSinglePage(await toDocuments(context, shown));
}

/** @throws {ApiError} 409 `sharedDocumentThere` if another document than the expected one is shared */
export async function shareDocument(
  context: SharingDeps & WithViewer,
  { roomId, fileKeys, pages, replaces }: Schemas['ShareDocumentRequest'],
): Promise<SharedDocument> {
  const viewer = await requireViewer(context);
  const { organizationId, userId } = viewer;
  await requireRoom(context, viewer, roomId);
  const reader = { organizationId, userId, administers: false };
  const directories = { own: 'shared_document', others: 'chat_message_attachment' } as const;
  const files = await requireReadableFiles(context, reader, fileKeys, directories);
  const kind = kindOf(files);
  if (kind === 'IMAGE' && pages !== files.length) throw new ApiError('sharedDocumentPageInvalid');
  const shared = await context.db.transaction(async (tx) => {
    const talk = await requireRoomCall(tx, viewer, roomId);
    const before = await store.findDocumentIn(tx, roomId);
    if (before && before.id !== replaces) throw new ApiError('sharedDocumentThere');
    const unused = before ? await store.deleteDocument(tx, before.id) : [];
    const row = await store.insertDocument(
      tx,
      {
        organizationId,
        roomId,
        kind,
        name: files[0]!.fileName,
        pages,
        page: 1,
        leaderId: userId,
        startedAt: context.now(),
      },
      files.map(({ id }) => id),
    );
    return { row, room: talk.room, before, unused };
  });
  const { before, unused } = shared;
  await removeUnused(context, unused, fileKeys);
  if (before) await publishEnd(context, { row: before, room: shared.room });
  const document = await publish(context, shared);
  // The caller may have left the call before the document was inserted.
  await syncSharing(context, roomId);
  return document;
}

/** Changes the current page or passes the lead to another participant. */
export async function updateDocument(
  context: SharingDeps & WithViewer,
  id: string,
  { page, leaderId }: Schemas['UpdateSharedDocumentRequest'],
): Promise<SharedDocument> {
  const viewer = await requireViewer(context);
  const { roomId } = await requireDocument(context, viewer, id);
  const changed = await context.db.transaction(async (tx) => {
    const { talk, row } = await lockDocument(tx, viewer, { id, roomId });
    const takesOver = leaderId === viewer.userId;
    if (row.leaderId !== viewer.userId && !takesOver)
      throw new ApiError('sharedDocumentLedByOther');
    if (leaderId && !talk.participantIds.includes(leaderId)) {
      throw new ApiError('sharedDocumentNotInRoom');
    }
    if (page && page > row.pages) throw new ApiError('sharedDocumentPageInvalid');
    const change = { ...(page && { page }), ...(leaderId && { leaderId }) };
    return { row: await store.changeDocument(tx, id, change), room: talk.room };
  });
  const document = await publish(context, changed);
  // The new leader may have left the call in between.
  if (leaderId) await syncSharing(context, roomId);
  return document;
}

/** Ends the sharing and removes the files uploaded for it. */
export async function endDocument(context: SharingDeps & WithViewer, id: string): Promise<void> {
  const viewer = await requireViewer(context);
  const { roomId } = await requireDocument(context, viewer, id);
  const ended = await context.db.transaction(async (tx) => {
    const { talk, row } = await lockDocument(tx, viewer, { id, roomId });
    if (row.leaderId !== viewer.userId) throw new ApiError('sharedDocumentLedByOther');
    return { row, room: talk.room, unused: await store.deleteDocument(tx, id) };
  });
  await publishEnd(context, ended);
  await removeUnused(context, ended.unused);
}

/**
 * If the leader has left, the longest participant leads. Without participants the sharing ends.
 * Every process calls this when a room changes; only the first call has an effect.
 */
export async function syncSharing(
  deps: Omit<SharingDeps, 'privateFiles'>,
  roomId: string,
): Promise<void> {
  const found = await store.findDocumentIn(deps.db, roomId);
  if (!found) return;
  const { organizationId } = found;
  const settled = await deps.db.transaction(async (tx) => {
    const talk = await lockRoomCall(tx, { organizationId, roomId });
    const row = await store.findDocumentIn(tx, roomId);
    if (!talk || !row || talk.participantIds.includes(row.leaderId)) return null;
    const { room, participantIds } = talk;
    const [leaderId] = participantIds;
    return leaderId
      ? { room, row: await store.changeDocument(tx, row.id, { leaderId }), unused: null }
      : { room, row, unused: await store.deleteDocument(tx, row.id) };
  });
  if (!settled) return;
  if (!settled.unused) return void (await publish(deps, settled));
  await publishEnd(deps, settled);
  await removeUnused(deps, settled.unused);
}

/** Calls {@link syncSharing} for all rooms, to handle lost messages and killed processes. */
export async function syncAllSharing(deps: Omit<SharingDeps, 'privateFiles'>): Promise<number> {
  const roomIds = await store.findSharingRooms(deps.db);
  for (const roomId of roomIds) await syncSharing(deps, roomId);
  return roomIds.length;
}

/** @throws {ApiError} 404 `sharedDocumentNotFound`, also for rooms that the caller cannot enter */
async function requireDocument(
  deps: SharingDeps,
  viewer: Viewer,
  id: string,
): Promise<store.SharedDocumentRow> {
  const { organizationId } = viewer;
  const row = await store.findDocument(deps.db, { organizationId, id });
  const rooms = row && (await findEnterable(deps.db, viewer, [row.roomId], deps.now()));
  if (!row || !rooms?.has(row.roomId)) throw new ApiError('sharedDocumentNotFound');
  return row;
}

async function requireRoomCall(tx: Transaction, viewer: Viewer, roomId: string): Promise<RoomCall> {
  const { organizationId, userId } = viewer;
  const talk = await lockRoomCall(tx, { organizationId, roomId });
  if (!talk) throw roomInvalid();
  if (!talk.participantIds.includes(userId)) throw new ApiError('sharedDocumentNotInRoom');
  return talk;
}

/** Locks the room's row, which also prevents concurrent changes to its document. */
async function lockDocument(
  tx: Transaction,
  viewer: Viewer,
  { id, roomId }: { id: string; roomId: string },
): Promise<{ talk: RoomCall; row: store.SharedDocumentRow }> {
  const talk = await requireRoomCall(tx, viewer, roomId);
  const row = await store.findDocumentIn(tx, roomId);
  if (row?.id !== id) throw new ApiError('sharedDocumentNotFound');
  return { talk, row };
}

/** @throws {ApiError} 422 `fileTypeUnsupported` unless the files are images only or a single PDF */
function kindOf(files: readonly FileRecord[]): SharedDocument['kind'] {
  if (files.every(({ mimeType }) => mimeType.startsWith('image/'))) return 'IMAGE';
  if (files.length === 1 && files[0]!.mimeType === 'application/pdf') return 'PDF';
  throw new ApiError('fileTypeUnsupported');
}

async function publish(
  deps: Omit<SharingDeps, 'privateFiles'>,
  shown: ShownDocument,
): Promise<SharedDocument> {
  const document = await toDocument(deps, shown);
  await notifyViewers(deps, shown, document);
  return document;
}

function publishEnd(deps: Omit<SharingDeps, 'privateFiles'>, shown: ShownDocument): Promise<void> {
  return notifyViewers(deps, shown, null);
}

async function notifyViewers(
  { db, now, realtime }: Pick<SharingDeps, 'db' | 'now' | 'realtime'>,
  { row: { id: documentId, roomId }, room }: ShownDocument,
  document: SharedDocument | null,
): Promise<void> {
  const message = { documentId, roomId, document };
  await realtime.publish('sharedDocumentChanged', await viewersOf(db, room, now()), message);
}

/** Removes files that are not used by another document. Keeps files that are shared again (`kept`). */
async function removeUnused(
  deps: Pick<SharingDeps, 'db' | 'files'>,
  unused: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  await removeFiles(
    deps,
    unused.filter((key) => !kept.includes(key)),
  );
}
