import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { photographedAt } from '../../../stories/modes.ts';
import { translatorOf } from '../../../stories/texts.ts';
import { AppShell } from '../../shell/AppShell/index.ts';
import { shellMeta } from '../../shell/AppShell/AppShell.fixtures.tsx';
import { callbacks, conversationCallbacks } from '../ChatRoom/ChatRoom.callbacks.ts';
import { states } from '../ChatRoom/ChatRoom.fixtures.ts';
import { ChatRoom } from '../ChatRoom/index.ts';
import { clock } from '../chat.fixtures.ts';
import { states as threads } from '../ThreadPanel/ThreadPanel.fixtures.ts';
import { ThreadPanel } from '../ThreadPanel/index.ts';
import { RoomWithThread } from './RoomWithThread.tsx';

const onClosed = fn();

function InShell() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClosed();
    setOpen(false);
  };
  return (
    <AppShell
      {...shellMeta.args}
      navExpanded={false}
      panel={{
        id: 'room',
        label: '開発チーム',
        aside: isOpen,
        content: (
          <RoomWithThread
            room={
              <ChatRoom
                {...callbacks()}
                state={states.ready}
                clock={clock}
                onOpenThread={() => setOpen(true)}
              />
            }
            thread={
              isOpen ? (
                <ThreadPanel
                  {...conversationCallbacks()}
                  beside
                  state={{ ...threads.ready, autoFocus: true }}
                  clock={clock}
                  onFollow={fn()}
                  onBack={close}
                  onRetry={fn()}
                />
              ) : null
            }
            onCloseThread={close}
          />
        ),
      }}
    />
  );
}

const meta = {
  component: RoomWithThread,
  decorators: shellMeta.decorators,
  parameters: photographedAt('desktop'),
  args: { room: null, thread: null, onCloseThread: fn() },
  render: () => <InShell />,
} satisfies Meta<typeof RoomWithThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const label = t('messages.label', { name: '開発チーム' });
    const room = await canvas.findByRole('feed', { name: label });
    const width = room.getBoundingClientRect().width;
    const name = new RegExp(t('message.replies', { count: 4 }));
    // The list may still scroll to its end and remove the row before the press.
    const thread = await waitFor(async () => {
      room.scrollTop = 0;
      await userEvent.click(canvas.getByRole('button', { name }));
      return canvas.getByRole('region', { name: t('thread.title') });
    });
    await expect(thread).toBeVisible();
    await expect(Math.abs(room.getBoundingClientRect().width - width)).toBeLessThan(2);
    await expect(thread.getBoundingClientRect().left).toBeGreaterThan(
      room.getBoundingClientRect().right - 1,
    );
    await expect(canvas.getByRole('button', { name: t('thread.close') })).toBeVisible();
  },
};

/** Escape in the thread or in the room closes the thread, then the focus is on its message. */
export const ClosedByKeyboard: Story = {
  play: async (context) => {
    await Open.play!(context);
    const { canvas, userEvent, globals } = context;
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('textbox', { name: t('composer.threadPlaceholder') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: t('thread.title') })).not.toBeInTheDocument(),
    );
    await expect(onClosed).toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByText(/来週のリリースについて/).closest('article')).toHaveFocus(),
    );
  },
};
