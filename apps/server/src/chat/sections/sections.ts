import type { Schemas } from '@office/api';
import { maxChatSections } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithViewer } from '../../http/claims.ts';
import { requireSameIds } from '../../http/require-same-ids.ts';
import { lockMember } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireRoom } from '../rooms/room-access.ts';
import * as store from './section-store.ts';

type Deps = Pick<Platform, 'db' | 'realtime'> & WithViewer;

const toSection = ({ id, type, name, collapsed }: store.SectionRow): Schemas['ChatSection'] => ({
  id,
  type,
  name,
  collapsed,
});

export async function listSections(
  context: Pick<Platform, 'db'> & WithViewer,
): Promise<Schemas['ChatSections']> {
  const { viewer } = context;
  return { data: (await store.listSectionsOf(context.db, viewer)).map(toSection) };
}

export async function createSection(
  context: Deps,
  { type, name }: Schemas['CreateChatSectionRequest'],
): Promise<Schemas['ChatSection']> {
  const section = await changeSections(context, async (tx, viewer) => {
    const known = await store.listSectionsOf(tx, viewer);
    if (known.length >= maxChatSections) throw new ApiError('chatSectionLimitReached');
    const position = Math.max(-1, ...known.map((each) => each.position)) + 1;
    return store.insertSection(tx, { ...viewer, type, name: name.trim(), position });
  });
  return toSection(section);
}

export async function updateSection(
  context: Deps,
  sectionId: string,
  { name, collapsed }: Schemas['UpdateChatSectionRequest'],
): Promise<Schemas['ChatSection']> {
  const section = await changeSections(context, (tx, viewer) =>
    store.updateSection(tx, viewer, sectionId, {
      ...(name !== undefined && { name: name.trim() }),
      ...(collapsed !== undefined && { collapsed }),
    }),
  );
  if (!section) throw new ApiError('chatSectionNotFound');
  return toSection(section);
}

export async function deleteSection(context: Deps, sectionId: string): Promise<void> {
  const isDeleted = await changeSections(context, (tx, viewer) =>
    store.deleteSection(tx, viewer, sectionId),
  );
  if (!isDeleted) throw new ApiError('chatSectionNotFound');
}

/** @throws {ApiError} 409 `changedMeanwhile` unless the ids are exactly the sections of a type */
export async function orderSections(
  context: Deps,
  { sectionIds }: Schemas['OrderChatSectionsRequest'],
): Promise<Schemas['ChatSections']> {
  await changeSections(context, async (tx, viewer) => {
    const known = await store.listSectionsOf(tx, viewer);
    const type = known.find(({ id }) => sectionIds.includes(id))?.type;
    requireSameIds(
      known.filter((section) => section.type === type),
      sectionIds,
    );
    for (const [position, id] of sectionIds.entries()) {
      await store.updateSection(tx, viewer, id, { position });
    }
  });
  return listSections(context);
}

/** Stars a room of the caller or moves it into a section. */
export async function placeRoom(
  context: Deps,
  roomId: string,
  { starred, sectionId }: Schemas['PlaceChatRoomRequest'],
): Promise<Schemas['ChatRoomPlacement']> {
  const { viewer, room } = await requireRoom(context, roomId);
  const { userId } = viewer;
  const placement = await context.db.transaction(async (tx) => {
    const section = sectionId ? await store.lockSection(tx, viewer, sectionId) : null;
    if (sectionId && section?.type !== room.type) throw new ApiError('chatSectionNotFound');
    return store.placeRoom(
      tx,
      { roomId, userId },
      { ...(starred !== undefined && { starred }), ...(sectionId !== undefined && { sectionId }) },
    );
  });
  if (!placement) throw new ApiError('chatRoomNotFound');
  await context.realtime.publish('chatListChanged', viewer, { roomId });
  return { roomId, ...placement };
}

/** Locks the member, so that concurrent calls keep the limit, and notifies the member's tabs. */
async function changeSections<T>(
  context: Deps,
  work: (tx: Transaction, viewer: Viewer) => Promise<T>,
): Promise<T> {
  const { viewer } = context;
  const result = await context.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    return work(tx, viewer);
  });
  await context.realtime.publish('chatListChanged', viewer, { roomId: null });
  return result;
}
