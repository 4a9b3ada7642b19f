import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { meetings, states } from './ChatRoomList.fixtures.ts';
import { ChatRoomList } from './ChatRoomList.tsx';

const meta = {
  component: ChatRoomList,
  decorators: [inPanel],
  args: {
    type: 'MEETING',
    state: meetings,
    keyword: '',
    clock,
    onSearch: fn(),
    onCreate: fn(),
    onJoinByCode: fn(),
    onSearchMessages: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ChatRoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  args: {
    type: 'CHANNEL',
    state: states.ready,
    savedHref: '/chat-room?view=saved',
    meetings: { href: '/chat-room?view=meetings', unreadCount: 4 },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByRole('link', { name: t('meetingChats') })).toHaveAttribute(
      'href',
      '/chat-room?view=meetings',
    );
    await expect(canvas.getByText(t('list.unread', { count: 4 }))).toBeInTheDocument();
  },
};

export const Meetings: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByRole('link', { name: '週次定例' })).toHaveAttribute(
      'href',
      '/chat-room/weekly',
    );
    const preview = { name: '高橋 蓮', text: '資料を共有します。' };
    await expect(canvas.getByText(t('list.preview', preview))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('list.more') })).not.toBeInTheDocument();
    const search = canvas.getByRole('searchbox', { name: t('list.searchMeetings') });
    await userEvent.type(search, '定');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '定' });
    await userEvent.click(
      canvas.getByRole('button', { name: translatorOf({ globals }, 'common')('back') }),
    );
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const NoMeetings: Story = {
  args: { state: states.empty },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('list.emptyMeetings'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('list.create') })).not.toBeInTheDocument();
  },
};
