import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import {
  afternoon,
  clock,
  detail,
  longName,
  nextYear,
  people,
  today,
} from '../meeting.fixtures.ts';
import type { MeetingView } from '../meeting.ts';
import { MeetingDetail } from './MeetingDetail.tsx';
import type { MeetingDetailState } from './MeetingDetailProps.ts';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  gone: { status: 'gone' },
  ready: { status: 'ready', meeting: detail },
} satisfies { [S in MeetingDetailState['status']]: Extract<MeetingDetailState, { status: S }> };

const ready = (meeting: MeetingView): MeetingDetailState => ({ status: 'ready', meeting });

const running = ready({
  ...detail,
  canEdit: true,
  joined: true,
  participants: detail.participants.map((person, index) => ({ ...person, present: index < 2 })),
});
const runningElsewhere = ready({ ...detail, provider: 'ZOOM', joined: true });
const aboutToStart = ready({
  ...detail,
  status: 'SCHEDULED',
  startTime: '2026-11-20T10:05:40+09:00',
});

const upcoming = ready({
  ...detail,
  ...afternoon,
  timeZone: 'Europe/London',
  canEdit: true,
});

const hidden = ready({
  ...detail,
  ...afternoon,
  title: null,
  description: null,
  organizer: null,
  participants: detail.participants.slice(1, 2),
  ownAnswer: null,
  room: null,
  number: null,
  url: null,
  passcode: null,
});

const canceled = ready({ ...detail, status: 'CANCELED', canEdit: true, room: null });
const ended = ready({ ...detail, status: 'ENDED', canEdit: true });

const long = ready({
  ...detail,
  ...nextYear,
  description: `https://example.com/${'a'.repeat(120)}`,
  url: `https://zoom.example/j/${'9'.repeat(120)}`,
  participants: [
    { userId: 'max', name: longName, answer: 'TENTATIVE' },
    ...people.map((person) => ({ ...person, answer: 'NONE' as const })),
  ],
});

const meta = {
  component: MeetingDetail,
  decorators: [inPanel],
  args: {
    state: states.ready,
    myUserId: 'aoi',
    clock,
    onAnswer: fn(),
    onJoin: fn(),
    onLeave: fn(),
    onExtend: fn(),
    onEnd: fn(),
    onEdit: fn(),
    onCancel: fn(),
    onCopy: fn(),
    onGoToRoom: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MeetingDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A running meeting of another member. The viewer can join it and copy its link, number and passcode. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('detail.join') }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    const copy = t('detail.copyName', { what: t('detail.number') });
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await expect(args.onCopy).toHaveBeenCalledWith({ way: 'number', text: '812 345 678' });
    await expect(await canvas.findByText(t('detail.copied'))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('detail.goToRoomName', { room: '会議室 けやき' }) }),
    );
    await expect(args.onGoToRoom).toHaveBeenCalledWith({ meetingRoomId: 'keyaki' });
    const people = canvas.getByRole('region', { name: t('detail.participants', { count: 5 }) });
    const [self, organizer] = within(people).getAllByRole('listitem');
    await expect(self).toHaveTextContent(t('detail.you'));
    await expect(self).toHaveTextContent(t('answer.ACCEPTED'));
    await expect(organizer).toHaveTextContent(t('detail.organizer'));
    // A running meeting cannot be answered, and only its organiser can end it.
    await expect(canvas.queryByText(t('detail.answer'))).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: t('detail.more') })).not.toBeInTheDocument();
  },
};

/** The viewer is in the meeting: its link can be copied, and the participants in the meeting are marked. */
export const Joined: Story = {
  args: { state: running },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('detail.copyLink') }));
    await expect(args.onCopy).toHaveBeenCalledWith({ way: 'link', text: detail.url });
    await expect(canvas.getAllByText(t('detail.present'), { exact: false }).length).toBe(3);
    const counts = canvas.getByText(t('detail.count.present', { count: 2 }), { exact: false });
    await expect(counts).toHaveTextContent(t('detail.count.ACCEPTED', { count: 2 }));
    await expect(canvas.queryByRole('button', { name: t('detail.join') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: t('detail.back') })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('detail.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** During a call on a phone, only the call bar has the button to leave. */
export const InCallOnPhone: Story = {
  args: { state: running, inCall: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByRole('button', { name: t('detail.copyLink') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('detail.leave') })).toBeNull();
  },
};

/** The tab of another service can be opened again. */
export const JoinedElsewhere: Story = {
  args: { state: runningElsewhere },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('detail.back') }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

/** Seconds are counted in the last minute before the start. */
export const AboutToStart: Story = {
  args: { state: aboutToStart },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('phase.soonSeconds', { count: 40 }))).toBeVisible();
  },
};

/** The organiser extends the running meeting immediately, and ends it for everyone after a confirmation. */
export const Running: Story = {
  args: { state: running },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const more = canvas.getByRole('button', { name: t('detail.more') });
    await userEvent.click(more);
    const half = t('detail.extendTo', { time: '11:30' });
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(half) }));
    await expect(args.onExtend).toHaveBeenCalledWith({
      endTime: new Date(today('11:30')).toISOString(),
    });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('detail.end') }));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: t('detail.end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: t('detail.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** An upcoming meeting, with the organiser's local time below the viewer's. */
export const Upcoming: Story = {
  args: { state: upcoming },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(/06:00.07:30/)).toHaveTextContent('Europe/London');
    await userEvent.click(canvas.getByRole('button', { name: t('answers.DECLINED') }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ answer: 'DECLINED' });
    await expect(canvas.queryByRole('button', { name: t('detail.join') })).not.toBeInTheDocument();
    const more = canvas.getByRole('button', { name: t('detail.more') });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('detail.edit') }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('detail.cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** The organiser can join at any time. */
export const OrganizerBefore: Story = {
  args: { state: upcoming, myUserId: 'ren' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByRole('button', { name: t('detail.join') })).toBeVisible();
  },
};

/** A private meeting of other members is shown as a busy time. */
export const Private: Story = {
  args: { state: hidden },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('busy'));
    await expect(canvas.queryByText(detail.title!)).not.toBeInTheDocument();
    await expect(canvas.queryByText(t('answer.ACCEPTED'))).not.toBeInTheDocument();
    await expect(canvas.queryByText(t('detail.accessDetails'))).not.toBeInTheDocument();
  },
};

export const Canceled: Story = {
  args: { state: canceled },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('detail.canceled'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('detail.more') })).not.toBeInTheDocument();
    await expect(canvas.queryByText(t('detail.accessDetails'))).not.toBeInTheDocument();
  },
};

export const Ended: Story = { args: { state: ended } };

export const Refused: Story = {
  args: {
    state: running,
    error: { text: 'この会議室は12:00から予約されています。 This room is booked from 12:00.' },
  },
};

export const Gone: Story = {
  args: { state: states.gone },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('detail.toList') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };

export const LongText: Story = { args: { state: long } };
