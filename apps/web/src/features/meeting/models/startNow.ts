import type { Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';

export interface StartNowApi {
  roomBookings(
    span: { startTime: string; endTime: string },
    floorId?: string,
  ): Promise<readonly Schemas['RoomBookings'][]>;
  create(request: Schemas['CreateMeetingRequest']): Promise<Schemas['Meeting']>;
}

interface StartNowOptions {
  title: string;
  /** Floor whose meeting rooms are preferred. */
  floorId: string | null;
  timeZone: string;
  span: { startTime: string; endTime: string };
  clientId: string;
}

/** Starts an office meeting in a free meeting room, or without one if all are taken. */
export async function startNow(
  api: StartNowApi,
  { title, floorId, timeZone, span, clientId }: StartNowOptions,
): Promise<Schemas['Meeting']> {
  const { endTime } = span;
  const request = { title, endTime, timeZone, clientId };
  const meetingRoomId = await findFreeRoom(api, span, floorId);
  if (!meetingRoomId) return api.create(request);
  try {
    return await api.create({ ...request, meetingRoomId });
  } catch (error) {
    // Another member took the room in the meantime.
    if (errorCode(error) !== 'meetingRoomBusy') throw error;
    return api.create(request);
  }
}

async function findFreeRoom(
  api: StartNowApi,
  span: { startTime: string; endTime: string },
  floorId: string | null,
): Promise<string | undefined> {
  const freeRoom = (rooms: readonly Schemas['RoomBookings'][]) =>
    rooms.find(({ bookings }) => bookings.length === 0)?.meetingRoomId;
  try {
    const near = floorId === null ? undefined : freeRoom(await api.roomBookings(span, floorId));
    return near ?? freeRoom(await api.roomBookings(span));
  } catch {
    // A stored floor may no longer exist. The meeting starts without a room.
    return undefined;
  }
}
