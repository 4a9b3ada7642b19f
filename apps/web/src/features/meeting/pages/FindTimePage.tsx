import { unwrap, type Schemas } from '@office/api';
import {
  FindTime,
  type BusyMeetingTime,
  type FindTimeState,
  type MeetingFormValues,
} from '@office/ui/screens/meeting';
import {
  defaultMeetingMinutes,
  formatRequestTimestamp,
  minMeetingMinutes,
} from '@office/vocabulary';
import { useState } from 'react';
import useSWR from 'swr';
import { ownPicture } from '../../../office/people/portraits.ts';
import { quietOffice } from '../../../platform/api/client.ts';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useQuery, useQuietQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useMeetingRooms } from '../models/useMeetingRooms.ts';

interface Found {
  startTime: string;
  endTime: string;
}

const day = 24 * 60 * 60_000;
const daysAhead = 14;
const noTimes: readonly BusyMeetingTime[] = [];

export function FindTimePage({
  values,
  onUse,
  onBack,
  onChoosePeople,
}: {
  values: MeetingFormValues;
  onUse(values: MeetingFormValues): void;
  onBack(): void;
  onChoosePeople(): void;
}) {
  const { timeZone, meetingRoomId } = values;
  const [now] = useState(() => Date.now());
  const [date, setDate] = useState(() => dateOf(values, now));
  const [selected, setSelected] = useState<Found>();
  const minutes = Math.max(values.minutes || defaultMeetingMinutes, minMeetingMinutes);
  const people = useInvitees(values);
  const userIds = people.map(({ userId }) => userId);
  // Includes the previous and next day, to cover every time zone.
  const noon = Date.parse(`${date}T12:00:00Z`);
  const span = {
    startTime: new Date(noon - 1.5 * day).toISOString(),
    endTime: new Date(noon + 1.5 * day).toISOString(),
  };
  const { rooms } = useMeetingRooms();
  const room = rooms?.find((each) => each.meetingRoomId === meetingRoomId);
  const isAlone = values.participants.length === 0;
  const busy = useQuietQuery(
    '/v1/meetings/user-attendees',
    isAlone ? null : { params: { query: { userIds: JSON.stringify(userIds), ...span } } },
    { keepPreviousData: true },
  );
  const taken = useQuietQuery(
    '/v1/meetings/rooms/bookings',
    meetingRoomId && !isAlone ? { params: { query: { meetingRoomId, ...span } } } : null,
    { keepPreviousData: true },
  );
  const suggestions = useSWR(
    isAlone ? null : [queryPrefix, 'meetingSuggestions', ...userIds, meetingRoomId, minutes, date],
    () => suggest({ userIds, meetingRoomId, minutes, timeZone, date, now }),
    { keepPreviousData: true },
  );
  const state = (): FindTimeState => {
    if (isAlone) return { status: 'empty' };
    if (!busy.data) return { status: busy.error ? 'error' : 'loading' };
    const busyOf = new Map(busy.data.data.map((each) => [each.userId, each.busy]));
    return {
      status: 'ready',
      people: people.map((person) => ({ ...person, busy: busyOf.get(person.userId) ?? noTimes })),
      room: room ? { name: room.name, busy: taken.data?.data[0]?.bookings ?? noTimes } : null,
      ...(suggestions.data ? { suggestions: suggestions.data } : {}),
    };
  };
  return (
    <FindTime
      state={state()}
      date={date}
      minutes={minutes}
      selected={selected}
      clock={{ now, timeZone }}
      onDateChange={(event) => setDate(event.date)}
      onChoose={({ startTime, endTime }) => setSelected({ startTime, endTime })}
      onUse={({ startTime }) => onUse({ ...values, minutes, ...wallTime(startTime, timeZone) })}
      onBack={onBack}
      onChoosePeople={onChoosePeople}
      onRetry={() => void busy.mutate()}
    />
  );
}

function useInvitees({ participants }: MeetingFormValues) {
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const me = {
    userId: user?.id ?? '',
    name: profile ? displayName(profile) : '',
    avatarUrl: profile ? ownPicture(profile) : null,
  };
  return [me, ...participants];
}

function wallTime(instant: string | number, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = formatRequestTimestamp(instant, timeZone).split(' ');
  return { date, time: time.slice(0, 5) };
}

function dateOf({ date, timeZone }: MeetingFormValues, now: number): string {
  const today = wallTime(now, timeZone).date;
  return /^\d{4}-\d\d-\d\d$/.test(date) && date > today ? date : today;
}

async function suggest({
  userIds,
  meetingRoomId,
  minutes,
  timeZone,
  date,
  now,
}: {
  userIds: string[];
  meetingRoomId: string | null;
  minutes: number;
  timeZone: string;
  date: string;
  now: number;
}): Promise<Schemas['SuggestedTime'][]> {
  const from = Math.max(now + 60_000, Date.parse(`${date}T00:00:00Z`) - day / 2);
  const { data } = await unwrap(
    quietOffice.POST('/v1/meetings/suggestions', {
      body: {
        userIds,
        durationMinutes: minutes,
        startTime: new Date(from).toISOString(),
        endTime: new Date(from + daysAhead * day).toISOString(),
        timeZone,
        ...(meetingRoomId ? { meetingRoomId } : {}),
      },
    }),
  );
  return data;
}
