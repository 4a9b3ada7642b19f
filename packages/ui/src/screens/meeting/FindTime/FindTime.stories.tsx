import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import {
  aoi,
  clock,
  haru,
  keyaki,
  longName,
  mei,
  olivia,
  people,
  ren,
  today,
} from '../meeting.fixtures.ts';
import { FindTime, type FindTimeState } from './FindTime.tsx';

const busy = (from: string, to: string) => ({ startTime: today(from), endTime: today(to) });

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    people: [
      { ...aoi, busy: [busy('13:00', '14:00')] },
      { ...ren, busy: [busy('10:00', '11:30'), busy('16:00', '17:00')] },
      { ...mei, busy: [busy('11:00', '12:00')] },
      { ...olivia, busy: [] },
    ],
    room: { name: keyaki.name, busy: [busy('15:00', '15:30')] },
    suggestions: [busy('12:00', '13:00'), busy('14:00', '15:00'), busy('17:00', '18:00')],
  },
} satisfies { [S in FindTimeState['status']]: Extract<FindTimeState, { status: S }> };

const crowded: FindTimeState = {
  ...states.ready,
  people: [
    ...states.ready.people,
    { ...haru, busy: [busy('08:00', '20:00')] },
    ...people.slice(5).map((person) => ({ ...person, busy: [] })),
    { userId: 'max', name: longName, busy: [busy('09:00', '10:00')] },
  ],
  room: null,
  suggestions: [],
};

const meta = {
  component: FindTime,
  decorators: [inPanel],
  args: {
    state: states.ready,
    date: '2026-11-20',
    minutes: 60,
    clock,
    onDateChange: fn(),
    onChoose: fn(),
    onUse: fn(),
    onBack: fn(),
    onChoosePeople: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FindTime>;
export default meta;
type Story = StoryObj<typeof meta>;

const iso = (time: string) => new Date(today(time)).toISOString();
const span = (globals: Record<string, unknown>, start: string, end: string) =>
  translatorOf({ globals }, 'meeting')('time.span', { start, end });

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const line = (from: string, to: string, state: string) =>
      canvas.getByRole('radio', {
        name: t('find.slot', { time: span(globals, from, to), state }),
      });
    await expect(line('10:00', '11:00', t('find.past'))).toBeDisabled();
    const ren = t('find.busyNames', { names: '高橋 蓮' });
    const room = t('find.roomTaken', { room: '会議室 けやき' });
    await expect(line('15:30', '16:30', ren)).toBeEnabled();
    await expect(line('15:00', '16:00', room)).toBeEnabled();
    await userEvent.click(line('14:00', '15:00', t('find.allFree')));
    await expect(args.onChoose).toHaveBeenCalledWith({
      startTime: iso('14:00'),
      endTime: iso('15:00'),
    });
    await expect(canvas.getByRole('button', { name: t('find.choose') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: t('find.previousDay') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('find.nextDay') }));
    await expect(args.onDateChange).toHaveBeenCalledWith({ date: '2026-11-21' });
  },
};

export const Selected: Story = {
  args: { selected: { startTime: iso('17:00'), endTime: iso('18:00') } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const time = t('time.dated', {
      day: t('time.todayInText'),
      time: span(globals, '17:00', '18:00'),
    });
    await userEvent.click(canvas.getByRole('button', { name: t('find.use', { time }) }));
    await expect(args.onUse).toHaveBeenCalledWith({
      startTime: iso('17:00'),
      endTime: iso('18:00'),
    });
  },
};

export const Crowded: Story = {
  args: { state: crowded, date: '2026-11-20' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('find.none'))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: states.empty },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('form.choose') }));
    await expect(args.onChoosePeople).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.error } };
