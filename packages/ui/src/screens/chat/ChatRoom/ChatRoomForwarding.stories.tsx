import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, message, pdf, personOf } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { states } from './ChatRoom.fixtures.ts';
import { ChatRoom, type ChatRoomState } from './ChatRoom.tsx';

const forwarded: Extract<ChatRoomState, { status: 'ready' }> = {
  ...states.ready,
  flow: {
    ...states.ready.flow,
    messages: [
      message({
        key: 'f1',
        createdAt: '2026-11-20T00:10:00Z',
        sender: personOf('ren'),
        text: 'こちらもご覧ください。',
        forwarded: {
          senderName: '小林 芽衣',
          text: '**15時**までに見積もりを確認してください。',
          href: '/chat-room/sales?message=m9',
        },
      }),
      message({
        key: 'f2',
        createdAt: '2026-11-20T00:12:00Z',
        sender: personOf('mei'),
        attachments: [pdf],
        forwarded: { senderName: null, text: '' },
      }),
    ],
  },
};

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: forwarded, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The original is linked only for members with access to its room. */
export const Forwarded: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(
      await canvas.findByText(t('forward.from', { name: '小林 芽衣' })),
    ).toBeInTheDocument();
    await expect(canvas.getByText(t('forward.fromFormer'))).toBeInTheDocument();
    const links = canvas.getAllByRole('link', { name: t('forward.openOriginal') });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', '/chat-room/sales?message=m9');
  },
};

export const Remind: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const article = (await canvas.findByText('こちらもご覧ください。')).closest('article')!;
    article.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t('reminders.remind') }));
    await expect(args.onRemind).toHaveBeenCalledWith({
      message: expect.objectContaining({ messageId: 'f1' }),
    });
  },
};

export const Forward: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const article = (await canvas.findByText('こちらもご覧ください。')).closest('article')!;
    article.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t('forward.action') }));
    await expect(args.onForward).toHaveBeenCalledWith({
      message: expect.objectContaining({ messageId: 'f1' }),
    });
  },
};
