import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, conversation } from '../chat.fixtures.ts';
import { conversationCallbacks } from '../ChatRoom/ChatRoom.callbacks.ts';
import { states } from './ThreadPanel.fixtures.ts';
import { ThreadPanel, type ThreadPanelState } from './ThreadPanel.tsx';

const unanswered: ThreadPanelState = {
  ...states.ready,
  root: conversation[6]!,
  flow: { ...states.ready.flow, messages: [] },
  typing: [],
};

const meta = {
  component: ThreadPanel,
  decorators: [inPanel],
  args: {
    ...conversationCallbacks(),
    state: states.ready,
    clock,
    onFollow: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ThreadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await waitFor(() => expect(canvas.getByText(/来週のリリースについて/)).toBeVisible());
    await expect(canvas.getByText(t('message.replies', { count: 4 }))).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('composer.threadPlaceholder') }),
      '承知しました{Enter}',
    );
    await expect(args.onSend).toHaveBeenCalledWith({
      text: '承知しました',
      mentionedUserIds: [],
      fileIds: [],
    });
    await userEvent.click(canvas.getByRole('button', { name: t('thread.backToRoom') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Escape returns to the room. The surrounding panel stays open. */
export const EscapeToRoom: Story = {
  args: { state: { ...states.ready, autoFocus: true } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: t('composer.threadPlaceholder') });
    await waitFor(() => expect(field).toHaveFocus());
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A thread the member does not follow, so its replies are not counted as unread. */
export const NotFollowed: Story = {
  args: { state: { ...states.ready, following: false } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const follow = canvas.getByRole('button', { name: t('thread.follow') });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    await expect(args.onFollow).toHaveBeenCalledWith({ following: true });
  },
};

export const Beside: Story = {
  args: { beside: true },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.queryByRole('button', { name: t('thread.backToRoom') })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: t('thread.close') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Unanswered: Story = {
  args: { state: unanswered },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/検証環境/)).toBeVisible());
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Gone: Story = { args: { state: states.gone } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadingOlderReplies: Story = {
  args: {
    state: { ...states.ready, flow: { ...states.ready.flow, hasOlder: true, loadingOlder: true } },
  },
};
