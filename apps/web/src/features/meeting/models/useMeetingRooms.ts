import type { MeetingRoomOption } from '@office/ui';
import { maxPageSize } from '@office/vocabulary';
import { useQuery } from '../../../platform/api/queries.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';

/** The meeting rooms of the organisation; undefined until they are known. */
export function useMeetingRooms(): { rooms: MeetingRoomOption[] | undefined; error: unknown } {
  const language = useLanguage();
  const { data, error } = useQuery('/v1/organizations/contracts/meeting-rooms', {
    params: { query: { page: 1, limit: maxPageSize } },
  });
  const rooms = data?.data.map(({ id, name, floorName, floorNames, capacity }) => ({
    meetingRoomId: id,
    name: name[language],
    floorName: floorNames?.[language] ?? floorName,
    capacity,
  }));
  return { rooms, error };
}
