import type { MeetingRoomOption } from '@office/ui/screens/meeting';
import { useAllMeetingRooms } from '../../../office/floors/useAllMeetingRooms.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';

export function useMeetingRooms(): { rooms: MeetingRoomOption[] | undefined; error: unknown } {
  const language = useLanguage();
  const { rooms: all, error } = useAllMeetingRooms();
  const rooms = all?.map(({ id, name, floorName, floorNames, capacity }) => ({
    meetingRoomId: id,
    name: name[language],
    floorName: floorNames?.[language] ?? floorName,
    capacity,
  }));
  return { rooms, error };
}
