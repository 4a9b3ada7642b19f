import { useQuietQuery } from '../../platform/api/queries.ts';
import type { RoomMeetings } from './roomMeetings.ts';

const none: readonly RoomMeetings[] = [];

export function useRoomMeetings(floorId: string | null | undefined): readonly RoomMeetings[] {
  const params = floorId ? { params: { query: { floorId } } } : null;
  const { data } = useQuietQuery('/v1/meetings/rooms', params);
  return data?.data ?? none;
}
