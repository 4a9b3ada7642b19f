import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { long, paged, reminders, states } from './SavedMessages.fixtures.ts';
import { savedMessageGroups, SavedMessages } from './SavedMessages.tsx';

const meta = {
  component: SavedMessages,
  decorators: [inPanel],
  argTypes: { group: { control: 'radio', options: savedMessageGroups } },
  args: {
    state: states.ready,
    group: 'open',
    clock,
    onGroupChange: fn(),
    onDone: fn(),
    onRemove: fn(),
    onDeleteReminder: fn(),
    onSnooze: fn(),
    onCompleteReminder: fn(),
    onLoadMore: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SavedMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const [, second] = canvas.getAllByRole('link');
    await expect(second).toHaveAttribute('href', '/direct-message/direct-mei?message=s2');
    await expect(canvas.getByText(t('message.deleted'))).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: t('saved.markDone') })[1]!);
    await expect(args.onDone).toHaveBeenCalledWith({
      roomId: 'direct-mei',
      messageId: 's2',
      done: true,
    });
    await userEvent.click(canvas.getAllByRole('button', { name: t('saved.remove') })[0]!);
    await expect(args.onRemove).toHaveBeenCalledWith({ roomId: 'dev', messageId: 's1' });
    await userEvent.click(canvas.getByRole('radio', { name: t('saved.done') }));
    await expect(args.onGroupChange).toHaveBeenCalledWith({ group: 'done' });
  },
};

export const Done: Story = {
  args: { group: 'done' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getAllByRole('button', { name: t('saved.reopen') })[0]!);
    await expect(args.onDone).toHaveBeenCalledWith({ roomId: 'dev', messageId: 's1', done: false });
  },
};

export const Reminders: Story = {
  args: { group: 'reminders', state: reminders, dueReminders: 1 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(
      canvas.getByRole('radio', { name: t('saved.remindersDue', { due: 1 }) }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('reminders.remove') }));
    const later = { roomId: 'direct-mei', messageId: 's2' };
    await expect(args.onDeleteReminder).toHaveBeenCalledWith(later);
  },
};

export const DueReminder: Story = {
  args: { group: 'reminders', state: reminders, dueReminders: 1 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const [due, later] = canvas.getAllByRole('listitem').map((row) => within(row));
    const time = /10:00/;
    await expect(due!.getByText(time)).toHaveTextContent(t('reminders.due', { time: '' }).trim());
    await expect(later!.queryByRole('button', { name: t('reminders.snooze') })).toBeNull();
    await userEvent.click(due!.getByRole('button', { name: t('reminders.snooze') }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: new RegExp(t('when.in1Hour')) }),
    );
    const message = { roomId: 'dev', messageId: 's1' };
    const remindAt = '2026-11-20T02:30:00.000Z';
    await expect(args.onSnooze).toHaveBeenCalledWith({ ...message, remindAt });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(due!.getByRole('button', { name: t('reminders.done') }));
    await expect(args.onCompleteReminder).toHaveBeenCalledWith(message);
  },
};

export const NoReminders: Story = { args: { group: 'reminders', state: states.empty } };

export const MoreMessages: Story = {
  args: { state: paged },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = {
  args: { state: states.empty },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('saved.emptyHint'))).toBeVisible();
  },
};

export const EmptyDone: Story = { args: { state: states.empty, group: 'done' } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };

export const LoadingMore: Story = {
  args: { state: { ...meta.args.state, hasMore: true, loadingMore: true } },
};
