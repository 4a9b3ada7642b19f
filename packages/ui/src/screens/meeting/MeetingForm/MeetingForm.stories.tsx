import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { search } from '../../../patterns/MemberPicker/MemberPicker.fixtures.ts';
import { ReachabilityProvider } from '../../../patterns/ReachabilityProvider/index.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, services, today } from '../meeting.fixtures.ts';
import { conflicts, restored, rooms, states } from './MeetingForm.fixtures.ts';
import { MeetingForm, type PlanMeetingFormProps } from './MeetingForm.tsx';

const join = { onJoin: fn(), onOpenLink: fn() };

const meta = {
  component: MeetingForm,
  decorators: [inPanel],
  args: {
    mode: 'CREATE',
    state: states.create,
    services,
    rooms,
    search: search(),
    clock,
    onDraft: fn(),
    onSubmit: fn(),
    onFindTime: fn(),
    onLink: fn(),
    onStartOver: fn(),
    onBack: fn(),
    onRetry: fn(),
  } as PlanMeetingFormProps,
} satisfies Meta<typeof MeetingForm>;
export default meta;
type Story = StoryObj<PlanMeetingFormProps>;

const inLondon = {
  statusLine: null,
  quietUntil: null,
  workingHours: {
    weekdays: [1, 2, 3, 4, 5],
    startTime: '09:00',
    endTime: '17:30',
    timeZone: 'Europe/London',
    pauseOutside: false,
  },
};

const iso = (time: string) => new Date(today(time)).toISOString();
const textsOf = (globals: Record<string, unknown>) => ({
  t: translatorOf({ globals }, 'meeting'),
  common: translatorOf({ globals }, 'common'),
});

export const Create: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const { t, common } = textsOf(globals);
    await userEvent.type(canvas.getByLabelText(t('form.title')), ' 定例 ');
    await userEvent.click(canvas.getByRole('button', { name: t('form.choose') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /高橋 蓮/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('form.doneChoosing') }));
    await expect(canvas.getByText('高橋 蓮')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: t('form.meetingRoom') }));
    await userEvent.click(await screen.findByRole('option', { name: /会議室 けやき/ }));
    await userEvent.click(canvas.getByRole('radio', { name: t('form.visibilityOption.PRIVATE') }));
    await waitFor(() =>
      expect(args.onDraft).toHaveBeenLastCalledWith({
        values: expect.objectContaining({ title: ' 定例 ', visibility: 'PRIVATE' }),
        time: { startTime: iso('10:10'), endTime: iso('11:10') },
        followsClock: false,
        byClock: false,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('form.findTime') }));
    await expect(args.onFindTime).toHaveBeenCalledWith({
      values: expect.objectContaining({ meetingRoomId: 'keyaki' }),
    });
    await userEvent.click(canvas.getByRole('button', { name: t('form.submit.CREATE') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: expect.objectContaining({
          title: '定例',
          participants: [expect.objectContaining({ userId: 'ren' })],
          meetingRoomId: 'keyaki',
          provider: 'OFFICE',
          visibility: 'PRIVATE',
        }),
        time: { startTime: iso('10:10'), endTime: iso('11:10') },
      }),
    );
    await expect(canvas.queryByText(common('validation.required'))).not.toBeInTheDocument();
  },
};

function FormWithClock(args: PlanMeetingFormProps) {
  const [minutes, setMinutes] = useState(0);
  return (
    <>
      <MeetingForm {...args} clock={{ ...clock, now: clock.now + minutes * 60_000 }} />
      <button type="button" data-testid="later" onClick={() => setMinutes(minutes + 10)}>
        +10
      </button>
    </>
  );
}

/** The default start moves on with the clock until the member changes it. */
export const FollowsClock: Story = {
  args: { state: { ...states.create, followsClock: true } },
  render: (args) => <FormWithClock {...args} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const { t } = textsOf(globals);
    const time = canvas.getByLabelText(t('form.time'));
    await expect(time).toHaveValue('10:10');
    await userEvent.type(canvas.getByLabelText(t('form.title')), '定例');
    await userEvent.click(canvas.getByTestId('later'));
    await waitFor(() => expect(time).toHaveValue('10:20'));
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ followsClock: true, byClock: true }),
    );
    await userEvent.clear(time);
    await userEvent.type(time, '10:30{Tab}');
    await userEvent.click(canvas.getByTestId('later'));
    await userEvent.click(canvas.getByTestId('later'));
    await expect(time).toHaveValue('10:30');
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ followsClock: false }),
    );
  },
};

/** The daily limit of the service is shown before a change is sent. */
export const EditWithReachedLimit: Story = {
  args: {
    state: { status: 'edit', values: { ...states.create.values, provider: 'GOOGLE' } },
    services: services.map((service) =>
      service.provider === 'GOOGLE' ? { ...service, usedUpUntil: iso('23:00') } : service,
    ),
  },
  play: async ({ canvas, globals }) => {
    const { t } = textsOf(globals);
    const time = t('time.dated', { day: t('time.todayInText'), time: '23:00' });
    await expect(canvas.getByText(t('form.changeUsedUp', { time }))).toBeVisible();
  },
};

/** A drag on the calendar sets date, start, length and room. */
export const Range: Story = {
  args: {
    range: { startTime: iso('14:00'), endTime: iso('15:30'), meetingRoomId: 'keyaki' },
  },
  play: async ({ canvas, args, globals }) => {
    const { t } = textsOf(globals);
    await waitFor(() => expect(canvas.getByLabelText(t('form.time'))).toHaveValue('14:00'));
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({
        values: expect.objectContaining({ minutes: 90, meetingRoomId: 'keyaki' }),
        time: { startTime: iso('14:00'), endTime: iso('15:30') },
      }),
    );
  },
};

/** Each invalid field shows its error, and the first gets the focus. Nothing is sent. */
export const WrongFields: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const { t, common } = textsOf(globals);
    const time = canvas.getByLabelText(t('form.time'));
    await userEvent.clear(time);
    await userEvent.type(time, '9:00');
    const minutes = canvas.getByLabelText(t('form.minutes'));
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '15');
    await userEvent.type(canvas.getByLabelText(t('form.passcode')), '合言葉');
    await userEvent.click(canvas.getByRole('button', { name: t('form.submit.CREATE') }));
    await expect(await canvas.findByText(common('validation.required'))).toBeVisible();
    for (const rule of ['startInPast', 'tooShort', 'passcodeInvalid'] as const) {
      await expect(canvas.getByText(t(`form.rule.${rule}`))).toBeInTheDocument();
    }
    await waitFor(() => expect(canvas.getByLabelText(t('form.title'))).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A restored draft with busy participants and a booked room. */
export const ConflictsWhileTyping: Story = {
  args: { state: restored, conflicts },
  play: async ({ canvas, args, userEvent, globals }) => {
    const { t } = textsOf(globals);
    await expect(canvas.getByText(t('form.someBusy', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(/11:00.12:00.*11:00|10:00.10:45/)).toBeVisible();
    const room = t('form.roomTaken', {
      time: t('time.span', {
        start: t('time.dated', { day: t('time.todayInText'), time: '11:00' }),
        end: '12:00',
      }),
    });
    await expect(canvas.getByText(room)).toBeInTheDocument();
    const zone = canvas.getByRole('combobox', { name: t('form.timeZone') });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'utc+5:30');
    await screen.findAllByRole('option', { name: /UTC\+5:30/ });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/06:30.07:15.*07:30.08:30/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('form.unselect', { name: '高橋 蓮' }) }),
    );
    await expect(canvas.getByText(t('form.allFree'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('form.startOver') }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

/** A server error is shown with the time at the room field, which gets the focus. */
export const RoomBusy: Story = {
  args: {
    state: restored,
    error: { code: 'meetingRoomBusy', text: 'busy', startTime: today('11:00') },
  },
  play: async ({ canvas, globals }) => {
    const { t } = textsOf(globals);
    const room = canvas.getByRole('combobox', { name: t('form.meetingRoom') });
    await waitFor(() => expect(room).toHaveFocus());
    const time = t('time.dated', { day: t('time.todayInText'), time: '11:00' });
    await expect(room).toHaveAccessibleDescription(t('form.roomBusyFrom', { time }));
  },
};

/** A server error of the provider is shown at its field, which gets the focus. */
export const ServiceRefuses: Story = {
  args: {
    state: restored,
    error: {
      code: 'meetingCreateFailed',
      text: '会議サービスが応答しません。 The meeting service does not answer.',
    },
  },
  play: async ({ canvas, globals }) => {
    const { t } = textsOf(globals);
    const choice = canvas.getByRole('radiogroup', { name: t('form.provider') });
    await waitFor(() => expect(choice).toHaveAccessibleDescription(/does not answer/));
    const office = canvas.getByRole('radio', { name: t('provider.OFFICE') });
    await waitFor(() => expect(office).toHaveFocus());
  },
};

export const Refused: Story = {
  args: {
    state: states.edit,
    error: {
      code: 'meetingOngoingCannotEdit',
      text: '進行中の会議は編集できません。 A meeting that is under way cannot be edited.',
    },
  },
  play: async ({ canvas, globals }) => {
    const { t } = textsOf(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent('進行中の会議は編集できません。');
    await expect(
      within(canvas.getByRole('group', { name: t('form.provider') })).queryByRole('radio'),
    ).not.toBeInTheDocument();
  },
};

/** The end is rounded up, so that the meeting is long enough for the server clock. */
export const Now: Story = {
  args: { mode: 'CREATE_NOW' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const { t } = textsOf(globals);
    await expect(canvas.queryByLabelText(t('form.date'))).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(t('form.title')), '相談');
    const link = t('services.linkName', { provider: t('provider.TEAMS') });
    await userEvent.click(canvas.getByRole('button', { name: link }));
    await expect(args.onLink).toHaveBeenCalledWith({ provider: 'TEAMS' });
    await userEvent.click(canvas.getByRole('button', { name: t('form.submit.CREATE_NOW') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: expect.objectContaining({ title: '相談' }),
        time: { startTime: iso('10:05'), endTime: iso('11:10') },
      }),
    );
  },
};

export const InMeetingRoom: Story = {
  args: {
    mode: 'CREATE_MEETING_ROOM_NOW',
    state: { ...states.create, values: { ...states.create.values, meetingRoomId: 'keyaki' } },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const { t } = textsOf(globals);
    await expect(canvas.getByText(/会議室 けやき/)).toBeVisible();
    await expect(canvas.queryByLabelText(t('form.passcode'))).not.toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', { name: t('form.submit.CREATE_MEETING_ROOM_NOW') }),
    );
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: expect.objectContaining({ title: '', meetingRoomId: 'keyaki' }),
        time: { startTime: iso('10:05'), endTime: iso('11:10') },
      }),
    );
  },
};

/** Moving the day also moves the recurrence rule. */
export const Edit: Story = {
  args: { state: states.edit },
  play: async ({ canvas, args, userEvent, globals }) => {
    const { t } = textsOf(globals);
    const date = canvas.getByLabelText(t('form.date'));
    await userEvent.clear(date);
    await userEvent.type(date, '2026/11/26');
    await userEvent.click(canvas.getByRole('button', { name: t('form.submit.edit') }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: expect.objectContaining({ recurrence: 'FREQ=WEEKLY;BYDAY=TH' }),
        time: { startTime: '2026-11-26T06:00:00.000Z', endTime: '2026-11-26T07:00:00.000Z' },
      }),
    );
  },
};

export const Submitting: Story = { args: { state: states.edit, submitting: true } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const { common } = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: common('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Join: StoryObj<typeof meta> = {
  args: { mode: 'FOR_JOIN_MEETING', ...join },
  play: async ({ canvas, userEvent, globals }) => {
    const { t } = textsOf(globals);
    await userEvent.type(canvas.getByLabelText(t('join.number')), '812345678');
    await userEvent.type(canvas.getByLabelText(t('join.passcode')), '4f7k2p');
    await userEvent.click(canvas.getByRole('button', { name: t('join.submit') }));
    await waitFor(() =>
      expect(join.onJoin).toHaveBeenCalledWith({ number: '812345678', passcode: '4f7k2p' }),
    );
  },
};

/** Haru is outside his working hours from 10:30 in Tokyo. */
export const OutsideWorkingHours: Story = {
  args: { state: restored },
  decorators: [
    (Story) => (
      <ReachabilityProvider members={new Map([['haru', inLondon]])} clock={clock}>
        <Story />
      </ReachabilityProvider>
    ),
  ],
  play: async ({ canvas, userEvent, globals }) => {
    const { t } = textsOf(globals);
    const warning = t('form.outsideHours', { time: '01:30' });
    await expect(canvas.getByText(warning)).toBeVisible();
    const time = canvas.getByRole('combobox', { name: t('form.time') });
    await userEvent.clear(time);
    await userEvent.type(time, '18:30{Enter}');
    await waitFor(() => expect(canvas.queryByText(/01:30/)).toBeNull());
  },
};

export const CheckingConflicts: Story = {
  args: { state: restored, conflicts: { ...conflicts, checking: true } },
};
