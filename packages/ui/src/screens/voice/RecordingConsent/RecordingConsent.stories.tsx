import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longName, others } from '../voice.fixtures.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { RecordingConsent, type RecordingQuestion } from './RecordingConsent.tsx';

const question: RecordingQuestion = { recordingId: 'rec-1', by: others[0]!, inProgress: false };

const meta = {
  component: RecordingConsent,
  args: { question, onAgree: fn(), onDecline: fn() },
  render: (args) => (
    <VoicePrompts>
      <RecordingConsent {...args} />
    </VoicePrompts>
  ),
} satisfies Meta<typeof RecordingConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shortcut focuses the safe answer; agreeing needs an explicit press. */
export const Open: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('recording.asks', { name: question.by.name }),
    );
    await userEvent.keyboard('{Alt>}j{/Alt}');
    await expect(canvas.getByRole('button', { name: t('recording.decline') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('recording.agree') }));
    await expect(args.onAgree).toHaveBeenCalledWith({ recordingId: 'rec-1' });
    await userEvent.click(canvas.getByRole('button', { name: t('recording.decline') }));
    await expect(args.onDecline).toHaveBeenCalledWith({ recordingId: 'rec-1' });
  },
};

/** The captions are kept as text with the recording. */
export const WithTranscript: Story = {
  args: { question: { ...question, transcript: true } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(canvas.getByText(t('recording.whatTranscript'))).toBeVisible();
  },
};

/** Participants who join later are asked before they are recorded. */
export const JoinedDuringRecording: Story = {
  args: { question: { ...question, inProgress: true } },
};

export const LongText: Story = {
  args: { question: { ...question, by: { userId: 'max', name: longName } } },
  globals: { viewport: { value: 'phone' } },
};

export const Closed: Story = { args: { question: null } };
