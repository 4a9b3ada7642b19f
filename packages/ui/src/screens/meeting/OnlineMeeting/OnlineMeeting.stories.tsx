import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import {
  afternoon,
  clock,
  monday,
  morning,
  nextYear,
  services,
  soon,
  unlinkedServices,
  weekly,
} from '../meeting.fixtures.ts';
import { OnlineMeeting, type OnlineMeetingState } from './OnlineMeeting.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    available: [weekly, soon],
    today: [morning, afternoon],
    coming: [monday, nextYear],
  },
} satisfies { [S in OnlineMeetingState['status']]: Extract<OnlineMeetingState, { status: S }> };

const meta = {
  component: OnlineMeeting,
  decorators: [inPanel],
  args: {
    state: states.ready,
    services: services.slice(0, 2),
    canCreate: true,
    calendarHref: '/calendar',
    clock,
    onStartNow: fn(),
    onStartWithOptions: fn(),
    onPlan: fn(),
    onJoinById: fn(),
    onJoin: fn(),
    onOpen: fn(),
    onLinkAccounts: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OnlineMeeting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only open meetings can be joined from the list. Each row opens its meeting. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const heightOf = (name: string) => canvas.getByRole('button', { name }).offsetHeight;
    await expect(heightOf(t('list.startNow'))).toBe(heightOf(t('list.plan')));
    const open = within(canvas.getByRole('region', { name: t('list.available') }));
    await userEvent.click(
      open.getByRole('button', { name: t('list.joinName', { title: '週次定例' }) }),
    );
    await expect(args.onJoin).toHaveBeenCalledWith({ meetingId: 'weekly' });
    await expect(open.getByText(t('phase.soon', { count: 7 }))).toBeVisible();
    const later = within(canvas.getByRole('region', { name: t('list.today') }));
    await expect(later.queryByRole('button', { name: t('list.join') })).not.toBeInTheDocument();
    await userEvent.click(later.getByRole('button', { name: '採用面談' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ meetingId: 'afternoon' });
    await userEvent.click(canvas.getByRole('button', { name: t('list.startNow') }));
    await expect(args.onStartNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('list.startOptions') }));
    await expect(args.onStartWithOptions).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('list.joinById') }));
    await expect(args.onJoinById).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(t('list.link'))).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: t('list.calendar') })).toHaveAttribute(
      'href',
      '/calendar',
    );
  },
};

/** The viewer is in a meeting, no other meeting can be joined, and a linked account is disconnected. */
export const InAMeeting: Story = {
  args: {
    services,
    state: { ...states.ready, available: [{ ...weekly, joined: true }], today: [], coming: [] },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(
      canvas.getByRole('button', { name: t('list.backName', { title: '週次定例' }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('list.relink') }));
    await expect(args.onLinkAccounts).toHaveBeenCalledOnce();
  },
};

export const Starting: Story = { args: { starting: true } };

export const NothingToday: Story = {
  args: {
    state: { ...states.ready, available: [], today: [] },
    services: unlinkedServices,
    canCreate: false,
    calendarHref: undefined,
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('list.todayNone'))).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** No other provider is linked. Meetings of the office need no linked account. */
export const Empty: Story = {
  args: { state: states.empty, services: unlinkedServices },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('list.link') }));
    await expect(args.onLinkAccounts).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('list.calendar') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('list.plan') }));
    await expect(args.onPlan).toHaveBeenCalledOnce();
  },
};

export const EmptyForGuest: Story = {
  args: { state: states.empty, services: unlinkedServices, canCreate: false },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByRole('button', { name: t('list.joinById') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('list.plan') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: t('list.link') })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const retry = translatorOf({ globals }, 'common')('retry');
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
