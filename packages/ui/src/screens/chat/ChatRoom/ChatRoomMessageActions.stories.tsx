import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, message, personOf } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { states } from './ChatRoom.fixtures.ts';
import { ChatRoom, type ChatRoomState } from './ChatRoom.tsx';

const kept: Extract<ChatRoomState, { status: 'ready' }> = {
  ...states.ready,
  flow: {
    ...states.ready.flow,
    messages: [
      message({
        key: 'k1',
        createdAt: '2026-11-20T00:10:00Z',
        sender: personOf('ren'),
        text: 'リリース手順はこちらです。',
        pinned: { by: '小林 芽衣' },
      }),
      message({
        key: 'k2',
        createdAt: '2026-11-20T00:11:00Z',
        sender: personOf('ren'),
        text: '以前の手順です。',
        pinned: {},
        saved: true,
      }),
      message({
        key: 'k3',
        createdAt: '2026-11-20T00:20:00Z',
        sender: personOf('mei'),
        text: '15時までに確認します。',
      }),
    ],
  },
};

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: kept, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Opens the menu of a message with the keyboard and selects an item. */
async function choose({ canvas, userEvent }: Play, text: string, item: string) {
  const article = (await canvas.findByText(text)).closest('article')!;
  article.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

export const CopyLink: Story = {
  play: async (context) => {
    const t = translatorOf({ globals: context.globals }, 'chat');
    await choose(context, '15時までに確認します。', t('message.copyLink'));
    await expect(context.args.onCopyLink).toHaveBeenCalledWith({ messageId: 'k3' });
  },
};

export const Pinned: Story = {
  play: async (context) => {
    const { canvas, args, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() =>
      expect(canvas.getByText(t('pins.by', { name: '小林 芽衣' }))).toBeVisible(),
    );
    await expect(canvas.getByText(t('pins.byFormer'))).toBeVisible();
    await choose(context, '15時までに確認します。', t('pins.pin'));
    await expect(args.onPin).toHaveBeenLastCalledWith({ messageId: 'k3', pinned: true });
    await choose(context, 'リリース手順はこちらです。', t('pins.unpin'));
    await expect(args.onPin).toHaveBeenLastCalledWith({ messageId: 'k1', pinned: false });
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('room.pins') }));
    await expect(args.onOpenPins).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Saved: Story = {
  play: async (context) => {
    const { canvas, args, globals } = context;
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(t('saved.mark'))).toBeVisible());
    await choose(context, '15時までに確認します。', t('saved.save'));
    await expect(args.onSave).toHaveBeenLastCalledWith({ messageId: 'k3', saved: true });
    await choose(context, '以前の手順です。', t('saved.remove'));
    await expect(args.onSave).toHaveBeenLastCalledWith({ messageId: 'k2', saved: false });
  },
};

export const MarkUnread: Story = {
  play: async (context) => {
    const t = translatorOf({ globals: context.globals }, 'chat');
    await choose(context, '以前の手順です。', t('message.markUnread'));
    await expect(context.args.onMarkUnread).toHaveBeenCalledWith({ messageId: 'k2' });
  },
};

export const DeleteAsAdmin: Story = {
  args: { state: { ...kept, canModerate: true } },
  play: async (context) => {
    const { args, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'chat');
    await choose(context, '15時までに確認します。', t('message.delete'));
    await expect(await screen.findByText(t('deleteMessage.descriptionOther'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('deleteMessage.confirm') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ messageId: 'k3' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** Members without the admin role cannot delete messages of others. */
export const DeletedByAdmin: Story = {
  args: {
    state: {
      ...kept,
      flow: {
        ...kept.flow,
        messages: [
          message({
            key: 'd1',
            createdAt: '2026-11-20T00:10:00Z',
            sender: personOf('ren'),
            deleted: true,
            deletedByAdmin: true,
          }),
          ...kept.flow.messages,
        ],
      },
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(t('message.deletedByAdmin'))).toBeVisible());
    canvas.getByText('15時までに確認します。').closest('article')!.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: t('message.copyLink') });
    await expect(screen.queryByRole('menuitem', { name: t('message.delete') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
