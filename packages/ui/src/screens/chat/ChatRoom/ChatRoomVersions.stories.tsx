import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, message, personOf } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { states } from './ChatRoom.fixtures.ts';
import { ChatRoom, type ChatRoomState } from './ChatRoom.tsx';

const edited: Extract<ChatRoomState, { status: 'ready' }> = {
  ...states.ready,
  flow: {
    ...states.ready.flow,
    messages: [
      message({
        key: 'e1',
        createdAt: '2026-11-20T00:10:00Z',
        sender: personOf('ren'),
        text: '他の人の編集済みのメッセージです。',
        edited: true,
      }),
      message({
        key: 'e2',
        createdAt: '2026-11-20T00:12:00Z',
        sender: personOf('aoi'),
        text: '自分の編集済みのメッセージです。',
        edited: true,
      }),
    ],
  },
};

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: edited, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the author can open the earlier versions. */
export const Edited: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const buttons = await canvas.findAllByRole('button', { name: t('versions.show') });
    await expect(buttons).toHaveLength(1);
    await userEvent.click(buttons[0]!);
    await expect(args.onShowVersions).toHaveBeenCalledWith({
      message: expect.objectContaining({ messageId: 'e2' }),
    });
  },
};
