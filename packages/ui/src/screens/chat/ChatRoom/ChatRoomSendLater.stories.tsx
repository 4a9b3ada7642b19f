import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { states } from './ChatRoom.fixtures.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: states.ready, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

async function sendLater({ canvas, userEvent, globals }: Play, item: string) {
  const t = translatorOf({ globals }, 'chat');
  const field = await canvas.findByRole('textbox');
  await userEvent.type(field, '明日の議題です');
  await userEvent.click(canvas.getByRole('button', { name: t('scheduled.sendLater') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(t(item)) }));
  return field;
}

export const Preset: Story = {
  play: async (context) => {
    const field = await sendLater(context, 'when.tomorrow');
    await expect(context.args.onSendLater).toHaveBeenCalledWith({
      text: '明日の議題です',
      mentionedUserIds: [],
      fileIds: [],
      sendAt: '2026-11-21T00:00:00.000Z',
    });
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const DateAndTime: Story = {
  play: async (context) => {
    const t = translatorOf({ globals: context.globals }, 'chat');
    await sendLater(context, 'when.choose');
    const submit = await screen.findByRole('button', { name: t('scheduled.rescheduleSubmit') });
    await context.userEvent.click(submit);
    await expect(context.args.onSendLater).toHaveBeenCalledWith(
      expect.objectContaining({ sendAt: '2026-11-20T02:30:00.000Z' }),
    );
  },
};

export const Rejected: Story = {
  args: { onSendLater: fn(() => Promise.resolve(false)) },
  play: async (context) => {
    const field = await sendLater(context, 'when.in1Hour');
    await waitFor(() => expect(context.args.onSendLater).toHaveBeenCalled());
    await expect(field).toHaveValue('明日の議題です');
  },
};

export const Hint: Story = {
  args: {
    state: {
      ...states.ready,
      scheduled: {
        count: 2,
        nextAt: '2026-11-24T00:00:00Z',
        href: '/chat-room?view=scheduled',
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(await canvas.findByRole('link', { name: t('scheduled.show') })).toHaveAttribute(
      'href',
      '/chat-room?view=scheduled',
    );
  },
};
