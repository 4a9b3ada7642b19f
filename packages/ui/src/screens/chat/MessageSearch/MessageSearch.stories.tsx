import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { states } from './MessageSearch.fixtures.ts';
import { MessageSearch } from './MessageSearch.tsx';

const meta = {
  component: MessageSearch,
  decorators: [inPanel],
  args: {
    state: states.ready,
    keyword: '確認',
    clock,
    onSearch: fn(),
    onJump: fn(),
    onLoadMore: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MessageSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getAllByText('確認', { selector: 'mark' })).toHaveLength(3);
    const name = t('search.hit', { room: '開発チーム', name: '小林 芽衣' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onJump).toHaveBeenCalledWith({
      roomId: 'dev',
      messageId: 'm3',
      type: 'CHANNEL',
    });
    // The suffix さん is added only to names.
    const former = t('search.hit_former', { room: '営業企画' });
    await expect(canvas.getByRole('button', { name: former })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('search.more') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const InOneRoom: Story = { args: { roomName: '開発チーム' } };

export const Idle: Story = {
  args: { state: states.idle, keyword: '' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('searchbox', { name: t('search.field') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '議');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '議' });
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty, keyword: '経費' } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
