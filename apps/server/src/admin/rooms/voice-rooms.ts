import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type PageRequest } from '../../http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../../voice/admin-rooms.ts';
import { roomInvalid } from '../../voice/rooms/room-access.ts';
import { removeRoom } from '../../voice/participants/room-removal.ts';
import { changeRoom, makeRoom } from '../../voice/rooms.ts';
import { nextVersion } from '../../http/version.ts';

type Deps = Pick<
  Platform,
  'config' | 'db' | 'now' | 'files' | 'realtime' | 'audit' | 'notifications'
>;
type Room = Schemas['AdminVoiceRoom'];

export async function listVoiceRooms(
  context: Pick<Deps, 'config' | 'db' | 'files'> & WithViewer,
  page: PageRequest,
): Promise<Schemas['AdminVoiceRoomList']> {
  const viewer = { ...context.viewer, isGuest: false };
  const { rows, total } = await store.listAdminRooms(context.db, viewer, page);
  return {
    ...toPage(await toRooms(context, rows), total, page),
    allHandsAvailable: isAllHandsAvailable(context),
  };
}

export async function createVoiceRoom(
  context: Deps & WithViewer,
  { name, nameKatakana = '', emails, allHands = false }: Schemas['CreateAdminVoiceRoomRequest'],
): Promise<Room> {
  const { viewer } = context;
  requireMediaServer(context, allHands);
  const room = { kind: 'ADMIN' as const, name, nameKatakana, emails, allHands };
  const row = await makeRoom(context, viewer, room, (tx, created) =>
    context.audit(tx, {
      action: 'ROOM_CREATED',
      target: { kind: 'VOICE_ROOM', id: created.id, name: created.name },
      after: { name: created.name, nameKatakana, emails, allHands },
    }),
  );
  return toRoom(context, row);
}

/** Updates an admin voice room and removes members missing from the new list. */
export async function updateVoiceRoom(
  context: Deps & WithViewer,
  roomId: string,
  { version, name, nameKatakana = '', emails, allHands }: Schemas['UpdateAdminVoiceRoomRequest'],
): Promise<Room> {
  const { viewer } = context;
  requireMediaServer(context, allHands ?? false);
  const change = { name, nameKatakana, emails, ...(allHands !== undefined && { allHands }) };
  const row = await changeRoom(context, viewer, roomId, change, async (tx, before) => {
    if (before.kind !== 'ADMIN') throw roomInvalid();
    nextVersion(before, version);
    await context.audit(tx, {
      action: 'ROOM_CHANGED',
      target: { kind: 'VOICE_ROOM', id: roomId, name },
      before: {
        name: before.name,
        nameKatakana: before.nameKatakana,
        emails: await emailsOf(tx, roomId),
        ...(allHands !== undefined && { allHands: before.allHands }),
      },
      after: change,
    });
  });
  return toRoom(context, row);
}

export async function deleteVoiceRoom(context: Deps & WithViewer, roomId: string): Promise<void> {
  const { organizationId, userId } = context.viewer;
  const row = await store.findRoom(context.db, { organizationId, roomId });
  if (row?.kind !== 'ADMIN') throw roomInvalid();
  const emails = await emailsOf(context.db, roomId);
  const removed = await removeRoom(context, row, userId, (tx, deleted) =>
    context.audit(tx, {
      action: 'ROOM_DELETED',
      target: { kind: 'VOICE_ROOM', id: roomId, name: deleted.name },
      before: { name: deleted.name, emails },
    }),
  );
  if (!removed) throw roomInvalid();
}

function isAllHandsAvailable({ config }: Pick<Deps, 'config'>): boolean {
  return config.voice.sfu !== null;
}

function requireMediaServer(deps: Pick<Deps, 'config'>, allHands: boolean): void {
  if (allHands && !isAllHandsAvailable(deps)) throw new ApiError({ allHands: 'invalid' });
}

async function emailsOf(tx: Queryable, roomId: string): Promise<string[]> {
  return (await store.findRoomMembers(tx, [roomId])).map(({ email }) => email);
}

async function toRoom(deps: Pick<Deps, 'db' | 'files'>, row: store.VoiceRoomRow): Promise<Room> {
  const [room] = await toRooms(deps, [row]);
  return room!;
}

async function toRooms(
  deps: Pick<Deps, 'db' | 'files'>,
  rows: readonly store.VoiceRoomRow[],
): Promise<Room[]> {
  const ids = rows.map(({ id }) => id);
  const people = await store.findListedMembers(deps, ids);
  const participants = await store.listParticipants(deps.db, ids);
  return rows.map(({ id, version, name, nameKatakana, allHands, createdAt }) => ({
    id,
    version,
    name,
    nameKatakana,
    members: people.get(id) ?? [],
    allHands,
    participantCount: participants.filter(({ roomId }) => roomId === id).length,
    createdAt: createdAt.toISOString(),
  }));
}
