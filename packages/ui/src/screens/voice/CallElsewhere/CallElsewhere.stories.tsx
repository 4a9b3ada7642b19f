import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longRoomName } from '../voice.fixtures.ts';
import { CallElsewhere } from './CallElsewhere.tsx';

const meta = {
  component: CallElsewhere,
  args: { roomName: '雑談', onTakeOver: fn() },
} satisfies Meta<typeof CallElsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAnotherTab: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('elsewhere.takeOver') }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { roomName: longRoomName, taking: true },
  globals: { viewport: { value: 'phone' } },
};
