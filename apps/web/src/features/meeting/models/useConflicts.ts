import { useDebouncedValue } from '@mantine/hooks';
import { unwrap, type Schemas } from '@office/api';
import type {
  MeetingConflicts,
  MeetingFormTime,
  MeetingFormValues,
} from '@office/ui/screens/meeting';
import useSWR from 'swr';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { quietOffice } from '../../../platform/api/client.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { roomBusyKey } from '../updates.ts';

export interface ConflictQuery {
  values: Pick<MeetingFormValues, 'participants' | 'meetingRoomId'>;
  time: MeetingFormTime | null;
}

const debounceMs = 300;

interface Span {
  startTime: string;
  endTime: string;
}

function findRoomConflict(
  booking: { meetingRoomId: string } & Span,
  exceptMeetingId?: string,
): Promise<Schemas['MeetingRoomBusy']> {
  const body = { ...booking, ...(exceptMeetingId ? { exceptMeetingId } : {}) };
  return unwrap(quietOffice.POST('/v1/meetings/room/busy', { body }));
}

/** Participants with another meeting than `edited` at that time, and whether the room is taken. */
export function useConflicts(
  plan: ConflictQuery | undefined,
  edited?: Schemas['Meeting'],
): MeetingConflicts | undefined {
  const [rested] = useDebouncedValue(plan, debounceMs);
  const time = rested?.time ?? null;
  const userIds = (rested?.values.participants ?? []).map(({ userId }) => userId);
  const people = useQuietQuery(
    '/v1/meetings/user-attendees',
    time && userIds.length > 0
      ? { params: { query: { userIds: JSON.stringify(userIds), ...time } } }
      : null,
    { keepPreviousData: true },
  );
  const meetingRoomId = rested?.values.meetingRoomId ?? null;
  const room = useSWR(
    time && meetingRoomId
      ? [queryPrefix, roomBusyKey, meetingRoomId, time.startTime, time.endTime, edited?.id]
      : null,
    () => findRoomConflict({ meetingRoomId: meetingRoomId!, ...time! }, edited?.id),
  );
  if (!time) return undefined;
  const found = userIds.length > 0 ? (people.data?.data ?? []) : [];
  const taken = meetingRoomId ? room.data : null;
  return {
    checking: people.isLoading || room.isLoading,
    people: found
      .filter(({ userId }) => userIds.includes(userId))
      .map(({ userId, busy }) => ({
        userId,
        busy: busy.filter((each) => !isOf(edited, each)),
      })),
    room:
      taken?.busy && taken.startTime && taken.endTime
        ? { startTime: taken.startTime, endTime: taken.endTime }
        : null,
  };
}

const isOf = (
  meeting: Pick<Schemas['Meeting'], 'startTime' | 'endTime'> | undefined,
  { startTime, endTime }: Schemas['BusyTime'],
) => meeting?.startTime === startTime && meeting.endTime === endTime;
