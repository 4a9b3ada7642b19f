import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { ContinueCall } from './ContinueCall.tsx';

const now = () => 1_000_000;

const meta = {
  component: ContinueCall,
  args: { until: now() + 48_000, now, onContinue: fn(), onLeave: fn() },
  render: (args) => (
    <VoicePrompts>
      <ContinueCall {...args} />
    </VoicePrompts>
  ),
} satisfies Meta<typeof ContinueCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('goOn.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('goOn.goOn') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('goOn.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = { args: { until: null } };
