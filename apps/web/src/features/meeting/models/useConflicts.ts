import type { Schemas } from '@office/api';
import type { MeetingConflicts, MeetingFormTime, MeetingFormValues } from '@office/ui';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { roomBusyKey } from '../roomQueries.ts';
import { roomBusy } from './roomTimes.ts';

/** The plan that conflicts are looked for: its people, room and time. */
export interface CheckedPlan {
  values: Pick<MeetingFormValues, 'participants' | 'meetingRoomId'>;
  time: MeetingFormTime | null;
}

/** So long a value has to rest: each digit of a time is no question of its own. */
const restMs = 300;

/**
 * Looks up those who have something else at the time that is chosen, and whether the room is taken.
 * @param edited the meeting that is changed: it is in nobody's way, nor its own
 */
export function useConflicts(
  plan: CheckedPlan | undefined,
  edited?: Schemas['Meeting'],
): MeetingConflicts | undefined {
  const rested = useRested(plan);
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
    () => roomBusy({ meetingRoomId: meetingRoomId!, ...time! }, edited?.id),
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

/** The plan once it has not changed for a moment. */
function useRested(plan: CheckedPlan | undefined): CheckedPlan | undefined {
  const [rested, setRested] = useState(plan);
  useEffect(() => {
    const timer = setTimeout(() => setRested(plan), restMs);
    return () => clearTimeout(timer);
  }, [plan]);
  return rested;
}
