import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReadOnlyContext } from '../../../../patterns/readOnly.ts';
import { translatorOf } from '../../../../stories/texts.ts';
import {
  OutgoingWebhooks,
  type OutgoingWebhookDeliveriesProps,
  type OutgoingWebhookDelivery,
  type OutgoingWebhookItem,
  type OutgoingWebhooksState,
} from './OutgoingWebhooks.tsx';

const attendance: OutgoingWebhookItem = {
  id: 'attendance',
  name: '勤怠システム',
  url: 'https://hooks.sakura.example/office',
  events: ['MEMBER_JOINED', 'MEMBER_LEFT'],
  rooms: [],
  enabled: true,
  disabledByFailure: false,
  createdAt: '2026-11-18T01:00:00Z',
  createdByName: '青木 葵',
  lastSentAt: '2026-11-20T01:00:00Z',
  waiting: 0,
  failure: null,
};
const bot: OutgoingWebhookItem = {
  ...attendance,
  id: 'bot',
  name: '開発部と品質保証部のチャットボット（本番環境・ステージング環境・検証環境）',
  url: 'https://bot.sakura.example/hooks/8d1e4f60-5555-4d53-8a0e-2f6f6f1d0d01?tenant=sakura',
  events: ['MESSAGE_CREATED', 'MEETING_PLANNED', 'MEETING_CANCELED', 'NOTIFICATION_SENT'],
  rooms: [
    { id: 'room-1', name: '開発部', canManage: true },
    { id: 'room-2', name: '品質保証部', canManage: false },
  ],
  createdByName: null,
  waiting: 1234,
  failure: { kind: 'REJECTED', detail: 'HTTP 503', since: '2026-11-20T02:00:00Z' },
};
const disabled: OutgoingWebhookItem = {
  ...attendance,
  id: 'disabled',
  name: 'CI',
  enabled: false,
  disabledByFailure: true,
  lastSentAt: null,
  failure: { kind: 'TIMEOUT', detail: null, since: '2026-11-17T02:00:00Z' },
};

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', webhooks: [attendance, bot, disabled] },
} satisfies {
  [S in OutgoingWebhooksState['status']]: Extract<OutgoingWebhooksState, { status: S }>;
};

const rooms = [
  { id: 'room-1', name: '開発部' },
  { id: 'room-3', name: '全社連絡' },
];

const meta = {
  component: OutgoingWebhooks,
  args: {
    state: states.ready,
    editing: null,
    deliveries: null,
    onCreate: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onCloseEditing: fn(),
    onCopy: fn(),
    onEnabledChange: fn(),
    onTest: fn(),
    onShowDeliveries: fn(),
    onRenewSecret: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OutgoingWebhooks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const { name } = attendance;
    await userEvent.click(
      canvas.getByRole('button', { name: t('outgoingWebhooks.testNamed', { name }) }),
    );
    await expect(args.onTest).toHaveBeenCalledWith({ id: 'attendance' });
    await userEvent.click(
      canvas.getByRole('button', { name: t('outgoingWebhooks.deliveriesNamed', { name }) }),
    );
    await expect(args.onShowDeliveries).toHaveBeenCalledWith({ id: 'attendance' });
    await expect(canvas.getByText(t('outgoingWebhooks.status.failing'))).toBeVisible();
    await expect(canvas.getByText(t('outgoingWebhooks.disabledByFailure'))).toBeVisible();
  },
};

/** Deleting requires a confirmation. */
export const Deleting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const { name } = attendance;
    await userEvent.click(
      canvas.getByRole('button', { name: t('outgoingWebhooks.moreNamed', { name }) }),
    );
    const item = { name: t('outgoingWebhooks.delete') };
    await userEvent.click(await screen.findByRole('menuitem', item));
    await expect(args.onDelete).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', item));
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 'attendance' });
  },
};

export const Creating: Story = {
  args: { editing: { status: 'form', webhook: null, rooms } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const dialog = within(await screen.findByRole('dialog'));
    const field = (name: string) => dialog.getByRole('textbox', { name });
    await waitFor(() => expect(field(t('outgoingWebhooks.name'))).toBeVisible());
    await userEvent.type(field(t('outgoingWebhooks.name')), 'Bot');
    await userEvent.type(field(t('outgoingWebhooks.url')), 'https://bot.example/');
    await userEvent.click(
      dialog.getByRole('checkbox', { name: t('outgoingWebhooks.event.MESSAGE_CREATED') }),
    );
    const create = dialog.getByRole('button', { name: t('outgoingWebhooks.create') });
    await userEvent.click(create);
    await expect(await dialog.findByText(t('outgoingWebhooks.rejected.roomIds'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(`^${t('outgoingWebhooks.rooms')}`) }),
    );
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '全社連絡' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(create);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: {
          name: 'Bot',
          url: 'https://bot.example/',
          events: ['MESSAGE_CREATED'],
          roomIds: ['room-3'],
        },
      }),
    );
  },
};

/** A room of another administrator is listed, so that it can be removed. */
export const Editing: Story = {
  args: { editing: { status: 'form', webhook: bot, rooms } },
};

export const Rejected: Story = {
  args: {
    editing: {
      status: 'form',
      webhook: attendance,
      rooms: [],
      rejected: ['url'],
      error: '他の管理者が先に変更しました。',
    },
  },
};

export const Saving: Story = {
  args: {
    state: { ...states.ready, saving: true },
    editing: { status: 'form', webhook: attendance, rooms, saving: true },
  },
};

/** The secret is shown once. */
export const Secret: Story = {
  args: {
    editing: {
      status: 'secret',
      name: '勤怠システム',
      secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDC2FVsBQIhrs=',
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const copy = await screen.findByRole('button', { name: t('signing.copySecret') });
    await userEvent.click(copy);
    await expect(args.onCopy).toHaveBeenCalledWith({
      text: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDC2FVsBQIhrs=',
    });
  },
};

export const Tested: Story = {
  args: {
    state: {
      ...states.ready,
      tests: {
        attendance: { status: 'success' },
        bot: { status: 'error', problem: { kind: 'CERTIFICATE', detail: 'CERT_HAS_EXPIRED' } },
        disabled: { status: 'running' },
      },
    },
  },
};

const deliveryOf = (
  id: string,
  more: Partial<OutgoingWebhookDelivery> = {},
): OutgoingWebhookDelivery => ({
  id,
  event: 'MEMBER_JOINED',
  createdAt: '2026-11-20T01:00:00Z',
  status: 'SENT',
  attempts: 1,
  nextAttemptAt: null,
  problem: null,
  ...more,
});

const deliveries: OutgoingWebhookDeliveriesProps = {
  name: '勤怠システム',
  filter: 'ALL',
  state: {
    status: 'ready',
    page: 1,
    pages: 3,
    deliveries: [
      deliveryOf('1', {
        status: 'WAITING',
        attempts: 2,
        nextAttemptAt: '2026-11-20T01:10:00Z',
        problem: { kind: 'REJECTED', detail: 'HTTP 503' },
      }),
      deliveryOf('2', { event: 'MEMBER_LEFT' }),
      deliveryOf('3', {
        status: 'FAILED',
        attempts: 9,
        problem: { kind: 'UNREACHABLE', detail: 'ECONNREFUSED' },
      }),
    ],
  },
  onFilterChange: fn(),
  onPageChange: fn(),
  onSendAgain: fn(),
  onRefresh: fn(),
  onRetry: fn(),
  onClose: fn(),
};

export const Deliveries: Story = {
  args: { deliveries },
  play: async ({ userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const drawer = within(await screen.findByRole('dialog'));
    const again = await drawer.findAllByRole('button', {
      name: new RegExp(`^${t('outgoingWebhooks.sendAgain')}`),
    });
    await userEvent.click(again[2]!);
    await expect(deliveries.onSendAgain).toHaveBeenCalledWith({ id: '3' });
    await userEvent.click(
      drawer.getByRole('radio', { name: t('outgoingWebhooks.deliveryStatus.FAILED') }),
    );
    await expect(deliveries.onFilterChange).toHaveBeenCalledWith({ filter: 'FAILED' });
  },
};

export const DeliveriesEmpty: Story = {
  args: {
    deliveries: {
      ...deliveries,
      state: { status: 'ready', deliveries: [], page: 1, pages: 0 },
    },
  },
};

export const DeliveriesLoading: Story = {
  args: { deliveries: { ...deliveries, state: { status: 'loading' } } },
};

export const DeliveriesFailed: Story = {
  args: { deliveries: { ...deliveries, state: { status: 'error' } } },
};

export const SendingAgain: Story = {
  args: { deliveries: { ...deliveries, sending: true } },
};

export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <ReadOnlyContext value={true}>
        <Story />
      </ReadOnlyContext>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'admin-organization');
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      await expect(button).toHaveTextContent(t('outgoingWebhooks.deliveries'));
    }
  },
};

export const Empty: Story = { args: { state: { status: 'ready', webhooks: [] } } };

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
