import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { long, states } from './ScheduledMessages.fixtures.ts';
import { ScheduledMessages } from './ScheduledMessages.tsx';

const meta = {
  component: ScheduledMessages,
  decorators: [inPanel],
  args: {
    state: states.ready,
    clock,
    onEdit: fn(() => Promise.resolve(true)),
    onReschedule: fn(() => Promise.resolve(true)),
    onSendNow: fn(),
    onDelete: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ScheduledMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

async function choose({ canvas, userEvent, globals }: Play, row: number, item: string) {
  const t = translatorOf({ globals }, 'chat');
  await userEvent.click(canvas.getAllByRole('button', { name: t('scheduled.menu') })[row]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: t(item) }));
}

export const Ready: Story = {
  play: async (context) => {
    const { canvas, args, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('scheduled.roomGone'))).toBeVisible();
    await choose(context, 1, 'scheduled.sendNow');
    await expect(args.onSendNow).toHaveBeenCalledWith({ scheduledId: 'morning' });
    await choose(context, 2, 'scheduled.delete');
    await userEvent.click(
      await screen.findByRole('button', { name: t('scheduled.deleteConfirm') }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith({ scheduledId: 'reply' });
  },
};

export const Editing: Story = {
  play: async (context) => {
    const { args, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'chat');
    await choose(context, 2, 'scheduled.edit');
    const field = await screen.findByRole('textbox', { name: t('scheduled.text') });
    await userEvent.clear(field);
    await userEvent.type(field, '変更しました');
    await userEvent.click(screen.getByRole('button', { name: t('scheduled.save') }));
    await expect(args.onEdit).toHaveBeenCalledWith({ scheduledId: 'reply', text: '変更しました' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Rescheduling: Story = {
  play: async (context) => {
    const { args, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'chat');
    await choose(context, 0, 'scheduled.reschedule');
    await userEvent.click(await screen.findByRole('radio', { name: t('when.monday') }));
    await userEvent.click(screen.getByRole('button', { name: t('scheduled.rescheduleSubmit') }));
    await expect(args.onReschedule).toHaveBeenCalledWith({
      scheduledId: 'failed',
      sendAt: '2026-11-23T00:00:00.000Z',
    });
  },
};

export const RejectedEdit: Story = {
  args: { onEdit: fn(() => Promise.resolve(false)) },
  play: async (context) => {
    const { userEvent, globals } = context;
    const t = translatorOf({ globals }, 'chat');
    await choose(context, 2, 'scheduled.edit');
    await userEvent.click(await screen.findByRole('button', { name: t('scheduled.save') }));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
