import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { admin, areas, longName, longRoomName, own } from '../voice.fixtures.ts';
import { VoiceChat, type VoiceChatState } from './VoiceChat.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    areas,
    own: { rooms: own, page: 1, pageSize: 30, total: own.length },
    admin: { rooms: admin, page: 1, pageSize: 30, total: admin.length },
  },
} satisfies { [S in VoiceChatState['status']]: Extract<VoiceChatState, { status: S }> };

const paged: VoiceChatState = {
  ...states.ready,
  admin: { rooms: admin, page: 2, pageSize: 30, total: 62 },
};

const long: VoiceChatState = {
  ...states.ready,
  areas: [
    {
      roomId: 'long',
      kind: 'AREA',
      name: longRoomName,
      participants: [
        { userId: 'max', name: longName },
        { userId: 'ren', name: '高橋 蓮' },
        { userId: 'mei', name: '小林 芽衣' },
      ],
      limit: 5,
      canEdit: true,
    },
  ],
};

const meta = {
  component: VoiceChat,
  decorators: [inPanel],
  args: {
    state: states.ready,
    creates: ['OWN'],
    onJoin: fn(),
    onWait: fn(),
    onOpen: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof VoiceChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(
      canvas.getByRole('button', { name: t('list.joinName', { name: 'トークエリア こもれび' }) }),
    );
    await expect(args.onJoin).toHaveBeenCalledWith({ roomId: 'komorebi' });
    await userEvent.click(
      canvas.getByRole('button', { name: t('list.openName', { name: '雑談' }) }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith({ roomId: 'chat' });
    await userEvent.click(
      canvas.getByRole('button', { name: t('list.waitName', { name: 'Design review' }) }),
    );
    await expect(args.onWait).toHaveBeenCalledWith({ roomId: 'design' });
    await userEvent.click(canvas.getByRole('button', { name: t('list.create') }));
    await expect(args.onCreate).toHaveBeenCalledWith({ kind: 'OWN' });
  },
};

/** Only the creator of a room has its menu. */
export const EditAndDelete: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const more = canvas.getByRole('button', { name: t('list.more', { name: '雑談' }) });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('list.edit') }));
    await expect(args.onEdit).toHaveBeenCalledWith({ roomId: 'chat' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('list.delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith({ roomId: 'chat' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Administrator: Story = {
  args: { creates: ['OWN', 'ADMIN'] },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('list.create') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('list.createAdmin') }));
    await expect(args.onCreate).toHaveBeenCalledWith({ kind: 'ADMIN' });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Guest: Story = { args: { creates: [] } };

export const ManyAdminRooms: Story = {
  args: { state: paged },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('navigation', { name: t('list.adminPages') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /3/ }));
    await expect(args.onPageChange).toHaveBeenCalledWith({ list: 'admin', page: 3 });
  },
};

export const Joining: Story = { args: { joiningRoomId: 'hidamari' } };

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = {
  args: { state: states.empty },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const [inHeader, inPage] = canvas.getAllByRole('button', { name: t('list.create') });
    await expect(inHeader).toBeVisible();
    await userEvent.click(inPage!);
    await expect(args.onCreate).toHaveBeenCalledWith({ kind: 'OWN' });
  },
};

export const EmptyForGuest: Story = { args: { state: states.empty, creates: [] } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
