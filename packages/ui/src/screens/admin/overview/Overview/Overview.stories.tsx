import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { Overview, type OverviewState } from './Overview.tsx';

const days = Array.from({ length: 30 }, (_, index) => {
  const counted = index >= 8;
  const weekend = index % 7 > 4;
  return {
    day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    members: counted ? (weekend ? 3 : 20 + ((index * 7) % 9)) : null,
    messages: weekend ? 12 : 140 + ((index * 37) % 80),
    calls: counted ? (weekend ? 0 : 8 + (index % 5)) : null,
    meetings: weekend ? 0 : 4 + (index % 4),
  };
});

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    people: { online: 18, inCalls: 5, inMeetings: 4, members: 42 },
    days,
    timeZone: 'Asia/Tokyo',
    setup: null,
    attention: [
      {
        kind: 'DELETION_SCHEDULED',
        count: 1,
        name: null,
        at: '2026-12-20T18:00:00',
        href: '/organization',
      },
      {
        kind: 'MAINTENANCE_ANNOUNCED',
        count: 1,
        name: null,
        at: '2026-11-28T22:00:00',
        href: '/maintenance',
      },
      { kind: 'FLOOR_WITHOUT_ENTRANCE', count: 1, name: '2F', href: '/floors' },
      {
        kind: 'CONTRACT_NEAR_LIMIT',
        count: 91,
        limit: 100,
        name: 'さくらワークス 本社オフィス Sakura Works headquarters',
        href: '/organization',
      },
      { kind: 'MAILS_FAILED', count: 2, name: null, href: '/invitations' },
      { kind: 'INVITATIONS_EXPIRE', count: 1, name: null, href: '/invitations' },
      { kind: 'PASSWORDS_BLOCKED', count: 3, name: null, href: '/members' },
      { kind: 'ACCOUNTS_REFUSED', count: 1, name: null },
    ],
  },
} satisfies {
  [Status in OverviewState['status']]: Extract<OverviewState, { status: Status }>;
};

const meta = {
  component: Overview,
  parameters: { layout: 'padded' },
  args: { state: states.ready, organization: 'さくらワークス', onSetupClose: fn(), onRetry: fn() },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each attention item links to its page. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-overview');
    const failed = canvas.getByRole('link', { name: t('kind.MAILS_FAILED', { count: 2 }) });
    await expect(failed).toHaveAttribute('href', '/invitations');
    await expect(canvas.getByText(t('kind.ACCOUNTS_REFUSED', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(/in Tokyo time|東京時間/)).toBeVisible();
  },
};
export const Quiet: Story = { args: { state: { ...states.ready, attention: [] } } };
const setup = [
  { kind: 'INVITE', done: true, href: '/invitations/new' },
  { kind: 'FLOOR', done: true, href: '/floors' },
  { kind: 'PROFILE', done: false, href: '/organization' },
  { kind: 'NOTIFICATION', done: false, href: '/notifications/new' },
] as const;

export const Setup: Story = {
  args: { state: { ...states.ready, attention: [], setup } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-overview');
    const list = canvas.getByRole('list', { name: t('setup.title') });
    await expect(within(list).getAllByRole('link')).toHaveLength(4);
    const invite = canvas.getByRole('link', { name: new RegExp(t('setup.step.INVITE.name')) });
    await expect(invite).toHaveTextContent(t('setup.done'));
    await expect(invite).toHaveAttribute('href', '/invitations/new');
    const notify = canvas.getByRole('link', { name: t('setup.step.NOTIFICATION.name') });
    await expect(notify).toHaveAttribute('href', '/notifications/new');
    await userEvent.click(canvas.getByRole('button', { name: t('setup.close') }));
    await expect(args.onSetupClose).toHaveBeenCalledOnce();
  },
};

export const SetupFinished: Story = {
  args: {
    state: {
      ...states.ready,
      attention: [],
      setup: setup.map((step) => ({ ...step, done: true })),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-overview');
    await expect(canvas.getByText(t('setup.finished'))).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
