import type { Schemas } from '@office/api';
import type { Platform } from '../platform/platform.ts';
import { personRef } from '../people/person-ref.ts';
import { meetingRoomOf } from '../voice/rooms/room-access.ts';
import type { RoomCall } from '../voice/rooms/room-call.ts';
import { findFileKeys, type SharedDocumentRow } from './sharing-document-store.ts';

type Deps = Pick<Platform, 'db' | 'files'>;

export interface ShownDocument {
  row: SharedDocumentRow;
  room: RoomCall['room'];
}

export async function toDocuments(
  deps: Deps,
  shown: readonly ShownDocument[],
): Promise<Schemas['SharedDocument'][]> {
  const ids = shown.map(({ row }) => row.id);
  const keys = await findFileKeys(deps.db, ids);
  return Promise.all(
    shown.map(async ({ row, room }) => {
      const { id, roomId, kind, name, pages, page, leaderId, version, startedAt } = row;
      const isPlace = room.zoneId !== null;
      return {
        id,
        roomId,
        floorId: isPlace ? room.floorId : null,
        zoneId: room.zoneId,
        meetingRoomId: meetingRoomOf(room),
        kind,
        name,
        fileKeys: keys.get(id) ?? [],
        pages,
        page,
        leader: await personRef(deps, leaderId),
        version,
        startedAt: startedAt.toISOString(),
      };
    }),
  );
}

export async function toDocument(
  deps: Deps,
  shown: ShownDocument,
): Promise<Schemas['SharedDocument']> {
  const [document] = await toDocuments(deps, [shown]);
  return document!;
}
