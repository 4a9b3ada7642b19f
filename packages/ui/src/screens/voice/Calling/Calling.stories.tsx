import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longName } from '../voice.fixtures.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { Calling } from './Calling.tsx';

const meta = {
  component: Calling,
  args: { person: { userId: 'ren', name: '高橋 蓮' }, onCancel: fn(), onWrite: fn() },
  render: (args) => (
    <VoicePrompts>
      <Calling {...args} />
    </VoicePrompts>
  ),
} satisfies Meta<typeof Calling>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('calling.title', { name: '高橋 蓮' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('calling.cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('calling.write') }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { person: { userId: 'max', name: longName } } };
