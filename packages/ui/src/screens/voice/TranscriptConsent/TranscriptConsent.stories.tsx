import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longName, others } from '../voice.fixtures.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { TranscriptConsent, type TranscriptQuestion } from './TranscriptConsent.tsx';

const question: TranscriptQuestion = { transcriptId: 't-1', by: others[0]! };

const meta = {
  component: TranscriptConsent,
  args: { question, onAgree: fn(), onDecline: fn() },
  render: (args) => (
    <VoicePrompts>
      <TranscriptConsent {...args} />
    </VoicePrompts>
  ),
} satisfies Meta<typeof TranscriptConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shortcut focuses the safe answer; agreeing needs an explicit press. */
export const Open: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('transcript.asks', { name: question.by.name }),
    );
    await userEvent.keyboard('{Alt>}j{/Alt}');
    await expect(canvas.getByRole('button', { name: t('transcript.decline') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('transcript.agree') }));
    await expect(args.onAgree).toHaveBeenCalledWith({ transcriptId: 't-1' });
    await userEvent.click(canvas.getByRole('button', { name: t('transcript.decline') }));
    await expect(args.onDecline).toHaveBeenCalledWith({ transcriptId: 't-1' });
  },
};

export const LongText: Story = {
  args: { question: { ...question, by: { userId: 'max', name: longName } } },
  globals: { viewport: { value: 'phone' } },
};

export const Closed: Story = { args: { question: null } };
