import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { longRoomName } from '../voice.fixtures.ts';
import { DeleteVoiceRoom } from './DeleteVoiceRoom.tsx';

const meta = {
  component: DeleteVoiceRoom,
  decorators: [inPanel],
  args: { open: true, name: '雑談', inside: 0, onDelete: fn(), onCancel: fn() },
} satisfies Meta<typeof DeleteVoiceRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The safe answer has the initial focus. */
export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const cancel = await screen.findByRole('button', {
      name: translatorOf({ globals }, 'common')('confirm.cancel'),
    });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: t('deleteRoom.confirm') }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** The dialog shows how many people will be disconnected. */
export const WithPeople: Story = { args: { inside: 3 } };

export const Submitting: Story = { args: { submitting: true } };

export const Refused: Story = {
  args: { error: { text: '削除できませんでした。 It could not be deleted.' } },
};

export const LongText: Story = { args: { name: longRoomName, inside: 1 } };
