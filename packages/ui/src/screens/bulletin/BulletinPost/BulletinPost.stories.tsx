import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { clock, comments, post } from '../bulletin.fixtures.ts';
import { BulletinPost } from './BulletinPost.tsx';
import type { BulletinPostState } from './BulletinPostProps.ts';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  gone: { status: 'gone' },
  ready: { status: 'ready', post, comments, hasMore: false },
} satisfies {
  [S in BulletinPostState['status']]: Extract<BulletinPostState, { status: S }>;
};

const meta = {
  component: BulletinPost,
  decorators: [inPanel],
  args: {
    state: states.ready,
    readers: null,
    draft: '',
    clock,
    onBack: fn(),
    onCopyLink: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onReact: fn(),
    onReadersChange: fn(),
    onMoreReaders: fn(),
    onType: fn(),
    onSend: fn(),
    onEditComment: fn(async () => true),
    onDeleteComment: fn(async () => true),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BulletinPost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'bulletin');
    // The Markdown parser is loaded with the text.
    await expect(await canvas.findByRole('img', { name: '地図' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '会場.jpg' })).toBeVisible();
    const tall = canvas.getByRole('img', { name: 'ポスター.png' });
    // The picture has no size until it has loaded.
    await waitFor(() => expect(tall.clientWidth / tall.clientHeight).toBeCloseTo(400 / 900));
    await userEvent.click(canvas.getByRole('button', { name: t('post.commentMenu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('edit') }));
    const field = await canvas.findByRole('textbox', { name: t('post.editComment') });
    await userEvent.type(field, '!');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onEditComment).toHaveBeenCalledWith({
      commentId: 'c2',
      content: '1階からでお願いします！!',
    });
    await waitFor(() => expect(field).not.toBeInTheDocument());
  },
};

/** The author can edit and delete the post. A comment that is too long cannot be sent. */
export const OwnWithLongComment: Story = {
  args: {
    state: {
      ...states.ready,
      post: { ...post, mayEdit: true, pinned: false, files: [], reactions: [] },
      hasMore: true,
    },
    draft: '長'.repeat(1003),
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'bulletin');
    await expect(canvas.getByText(t('tooLong', { count: 3 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('post.send') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('post.menu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('delete') }));
    await userEvent.click(await screen.findByRole('button', { name: t('post.deleteConfirm') }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { state: { ...states.ready, post: { ...post, closed: true } } },
};

export const Readers: Story = {
  args: {
    readers: {
      status: 'ready',
      readers: [
        { id: 'ren', name: '高橋 蓮', avatarUrl: null, readAt: '2026-11-20T09:20:00+09:00' },
        { id: 'mei', name: '小林 芽衣', avatarUrl: null, readAt: '2026-11-20T10:01:00+09:00' },
      ],
      hasMore: false,
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'bulletin');
    const close = await screen.findByRole('button', { name: t('close') });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(close);
    await expect(args.onReadersChange).toHaveBeenCalledWith({ shown: false });
  },
};
export const Gone: Story = { args: { state: states.gone } };
export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
