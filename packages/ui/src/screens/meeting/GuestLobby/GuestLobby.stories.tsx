import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../meeting.fixtures.ts';
import { GuestLobby, type GuestLobbyState } from './GuestLobby.tsx';

const meeting = {
  organizationName: 'さくら株式会社',
  title: '週次定例',
  hostName: '青木 葵',
  startTime: '2026-11-20T01:00:00.000Z',
  endTime: '2026-11-20T02:00:00.000Z',
  external: false,
};

const states = {
  loading: { status: 'loading' },
  unreachable: { status: 'unreachable' },
  busy: { status: 'busy' },
  unknown: { status: 'unknown' },
  expired: { status: 'expired' },
  withdrawn: { status: 'withdrawn' },
  early: { status: 'early', meeting },
  form: { status: 'form', meeting },
  waiting: { status: 'waiting', meeting, reconnecting: false },
  external: {
    status: 'external',
    meeting: { ...meeting, external: true },
    url: 'https://meet.example/abc',
    passcode: '4f7k2p',
  },
  admitted: { status: 'admitted', meeting },
  full: { status: 'full', meeting },
  disconnected: { status: 'disconnected', meeting },
  denied: { status: 'denied', meeting },
  removed: { status: 'removed', meeting },
  left: { status: 'left', meeting },
  ended: { status: 'ended', meeting },
  canceled: { status: 'canceled', meeting },
  revoked: { status: 'revoked', meeting },
} as const satisfies { [S in GuestLobbyState['status']]: GuestLobbyState & { status: S } };

const meta = {
  component: GuestLobby,
  args: {
    state: states.form,
    clock,
    onSubmit: fn(),
    onTestDevices: fn(),
    onLeave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof GuestLobby>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const ask = canvas.getByRole('button', { name: t('guestLobby.ask') });
    await expect(ask).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('guestLobby.test') }));
    await expect(args.onTestDevices).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox'), ' 山本 恵 ');
    await userEvent.click(ask);
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '山本 恵' });
  },
};

export const LobbyFull: Story = {
  args: { error: { text: 'The lobby is full.' }, defaultName: '山本 恵' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The lobby is full.')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { state: states.waiting },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('guestLobby.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const WaitingOffline: Story = {
  args: { state: { ...states.waiting, reconnecting: true } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('guestLobby.reconnecting'))).toBeVisible();
  },
};

export const External: Story = {
  args: { state: states.external },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    const link = canvas.getByRole('link', { name: t('guestLobby.open') });
    await expect(link).toHaveAttribute('href', 'https://meet.example/abc');
  },
};

export const Full: Story = {
  args: { state: states.full },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('guestLobby.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AdmittedBeforeStart: Story = {
  args: {
    state: {
      status: 'admitted',
      meeting: {
        ...meeting,
        startTime: '2026-11-20T01:15:00.000Z',
        endTime: '2026-11-20T02:15:00.000Z',
      },
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.queryByText(t('guestLobby.admittedHint'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('guestLobby.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const AdmittedRoomInUse: Story = {
  args: { state: states.admitted },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('guestLobby.admittedHint'))).toBeVisible();
  },
};

const pressesRetry =
  (label: string): Story['play'] =>
  async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t(`guestLobby.${label}`) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  };

export const Disconnected: Story = {
  args: { state: states.disconnected },
  play: pressesRetry('rejoin'),
};

export const Busy: Story = { args: { state: states.busy }, play: pressesRetry('retry') };

export const Denied: Story = { args: { state: states.denied }, play: pressesRetry('askAgain') };

export const AskedTooSoon: Story = {
  args: { state: states.denied, error: { text: 'Wait a minute before you ask again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wait a minute before you ask again.')).toBeVisible();
  },
};

export const Removed: Story = { args: { state: states.removed }, play: pressesRetry('askAgain') };

export const Loading: Story = { args: { state: states.loading } };
export const Unreachable: Story = { args: { state: states.unreachable } };
export const Unknown: Story = { args: { state: states.unknown } };
export const Expired: Story = { args: { state: states.expired } };
export const Withdrawn: Story = { args: { state: states.withdrawn } };
export const Early: Story = { args: { state: states.early } };
export const Left: Story = { args: { state: states.left } };
export const Ended: Story = { args: { state: states.ended } };
export const Canceled: Story = { args: { state: states.canceled } };
export const Revoked: Story = { args: { state: states.revoked } };

export const LongText: Story = {
  args: {
    state: {
      status: 'form',
      meeting: {
        ...meeting,
        title: 'Quarterly-planning-'.repeat(8),
        hostName: '青木 葵'.repeat(8),
      },
    },
  },
};

export const Submitting: Story = { args: { submitting: true } };
