import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../meeting.fixtures.ts';
import { MeetingGuests, type MeetingGuestsState } from './MeetingGuests.tsx';

const url = 'https://office.example/guest/3q2-7wEjV0u0aXk3v0sN2m9h';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    allowed: true,
    canChange: true,
    link: { url, validUntil: '2026-11-20T03:00:00.000Z' },
    guests: [
      { guestId: 'g-1', name: '山本 恵', state: 'WAITING' },
      { guestId: 'g-2', name: 'Olivia Bennett', state: 'ADMITTED' },
    ],
  },
} as const satisfies {
  [S in MeetingGuestsState['status']]: Extract<MeetingGuestsState, { status: S }>;
};

const meta = {
  component: MeetingGuests,
  args: {
    state: states.ready,
    clock,
    onCreate: fn(),
    onCopy: fn(),
    onRevoke: fn(),
    onAnswer: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MeetingGuests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('guests.copy') }));
    await expect(args.onCopy).toHaveBeenCalledWith({ text: url });
    const press = (key: string, name: string) =>
      userEvent.click(canvas.getByRole('button', { name: t(key, { name }) }));
    await press('guests.admitName', '山本 恵');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ guestId: 'g-1', answer: 'ADMIT' });
    await press('guests.denyName', '山本 恵');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ guestId: 'g-1', answer: 'DENY' });
    await press('guests.removeName', 'Olivia Bennett');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ guestId: 'g-2', answer: 'REMOVE' });
  },
};

export const Revoke: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('guests.revoke') }));
    await expect(args.onRevoke).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('guests.revoke') }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};

export const WithoutLink: Story = {
  args: { state: { ...states.ready, link: null, guests: [] } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('guests.create') }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const NotAllowed: Story = {
  args: { state: { ...states.ready, allowed: false, link: null, guests: [] } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('guests.notAllowed'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LinkNotReadable: Story = {
  args: {
    state: { ...states.ready, link: { ...states.ready.link, url: null }, guests: [] },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.queryByRole('button', { name: t('guests.copy') })).toBeNull();
  },
};

export const ParticipantWithGuests: Story = {
  args: { state: { ...states.ready, canChange: false, link: null }, running: { guestId: 'g-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const ParticipantWithoutGuests: Story = {
  args: { state: { ...states.ready, canChange: false, link: null, guests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('guests.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
