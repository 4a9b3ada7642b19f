import { clock, haru, keyaki, longName, longTitle, mei, ren, today } from '../meeting.fixtures.ts';
import type { MeetingFormState } from './MeetingForm.tsx';
import { newMeetingValues } from './meetingFormValues.ts';
import type { MeetingConflicts } from './PlanFields.tsx';
import type { MeetingRoomOption } from './RoomField.tsx';

export const rooms: readonly MeetingRoomOption[] = [
  { ...keyaki, capacity: 8 },
  { meetingRoomId: 'sakura', name: '会議室 さくら', floorName: '2F', capacity: 2 },
  { meetingRoomId: 'long', name: longTitle, floorName: '10F', capacity: 120 },
];

const values = newMeetingValues(clock);

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  create: { status: 'create', values },
  edit: {
    status: 'edit',
    values: {
      ...values,
      title: '週次定例',
      description: '今週の進み具合を確かめます。',
      time: '15:00',
      participants: [ren, mei],
      meetingRoomId: 'keyaki',
      provider: 'ZOOM',
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
      passcode: '4f7k2p',
    },
  },
} satisfies { [S in MeetingFormState['status']]: Extract<MeetingFormState, { status: S }> };

export const restored: MeetingFormState = {
  ...states.create,
  restored: true,
  values: {
    ...values,
    title: longTitle,
    time: '10:30',
    participants: [ren, mei, haru, { userId: 'max', name: longName }],
    meetingRoomId: 'sakura',
  },
};

const busy = (from: string, to: string) => ({ startTime: today(from), endTime: today(to) });

export const conflicts: MeetingConflicts = {
  people: [
    { userId: 'ren', busy: [busy('10:00', '10:45'), busy('11:00', '12:00')] },
    { userId: 'mei', busy: [] },
  ],
  room: busy('11:00', '12:00'),
};
