import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longName, others } from '../voice.fixtures.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { CaptionConsent } from './CaptionConsent.tsx';

const meta = {
  component: CaptionConsent,
  args: { readers: others.slice(0, 1), onAgree: fn(), onDecline: fn() },
  render: (args) => (
    <VoicePrompts>
      <CaptionConsent {...args} />
    </VoicePrompts>
  ),
} satisfies Meta<typeof CaptionConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog says which third party may receive the audio before captions start. */
export const Open: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const title = t('captions.asked', { names: others[0]!.name });
    await expect(canvas.getByRole('status')).toHaveTextContent(title);
    await expect(canvas.getByText(t('captions.vendor'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('captions.agree') }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('captions.decline') }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

export const Several: Story = { args: { readers: others } };

export const LongText: Story = {
  args: { readers: [{ userId: 'max', name: longName }, ...others] },
  globals: { viewport: { value: 'phone' } },
};

export const Closed: Story = { args: { readers: [] } };
