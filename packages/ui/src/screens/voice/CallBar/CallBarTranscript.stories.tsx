import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import type { CallTranscriptState } from '../voice.ts';
import { atWindowBottom } from './CallBar.decorator.tsx';
import { callbacks, devices, full, level, silent } from './CallBar.fixtures.ts';
import { CallBar } from './CallBar.tsx';

const transcripts = {
  unanswered: { by: '高橋 蓮', isMine: false, own: 'unanswered', canStop: false },
  agreed: { by: '高橋 蓮', isMine: false, own: 'agreed', canStop: false },
  declined: { by: null, isMine: false, own: 'declined', canStop: true },
  unsupported: { by: '高橋 蓮', isMine: false, own: 'unsupported', canStop: false },
} satisfies { [Own in CallTranscriptState['own']]: CallTranscriptState & { own: Own } };

const meta = {
  component: CallBar,
  decorators: [atWindowBottom],
  args: {
    state: silent,
    devices,
    level,
    ...callbacks(),
    onTranscriptConsent: fn(),
    onStopTranscript: fn(),
  },
} satisfies Meta<typeof CallBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog that explains the transcript. */
export const KeepTranscript: Story = {
  args: { onKeepTranscript: fn() },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('extras.title') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(t('transcript.unsupported'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('transcript.begin') }));
    await expect(args.onKeepTranscript).toHaveBeenCalledOnce();
  },
};

/** The start and the end are announced. The member can take their speech out. */
export const Agreed: Story = {
  render: function Ending(args) {
    const [transcript, setTranscript] = useState<CallTranscriptState | undefined>();
    return (
      <CallBar
        {...args}
        state={{ ...args.state, ...(transcript && { transcript }) }}
        onOpenRoom={() => setTranscript(transcript ? undefined : transcripts.agreed)}
      />
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const toggle = canvas.getByRole('button', { name: t('bar.open', { name: '雑談' }) });
    await userEvent.click(toggle);
    const text = t('transcript.running.theirs', { name: '高橋 蓮' });
    const line = canvas.getByRole('group', { name: t('transcript.label') });
    await expect(line).toHaveTextContent(text);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await expect(within(line).getByText(t('transcript.own.agreed'))).toBeVisible();
    await expect(within(line).queryByRole('button', { name: t('transcript.stop') })).toBeNull();
    await userEvent.click(within(line).getByRole('button', { name: t('transcript.withdraw') }));
    await expect(args.onTranscriptConsent).toHaveBeenCalledWith({ consented: false });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('transcript.over'));
  },
};

export const Unanswered: Story = {
  args: { state: { ...silent, transcript: transcripts.unanswered } },
};

/** The organiser stops the transcript of a deleted account. */
export const Declined: Story = {
  args: { state: { ...silent, transcript: transcripts.declined } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const line = within(canvas.getByRole('group', { name: t('transcript.label') }));
    await expect(line.getByText(t('transcript.running.former'))).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: t('transcript.join') }));
    await expect(args.onTranscriptConsent).toHaveBeenCalledWith({ consented: true });
    await userEvent.click(line.getByRole('button', { name: t('transcript.stop') }));
    await expect(args.onStopTranscript).toHaveBeenCalledOnce();
  },
};

/** A browser without speech recognition keeps nothing of the member. */
export const WithoutSpeechRecognition: Story = {
  args: { state: { ...silent, transcript: transcripts.unsupported } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const line = within(canvas.getByRole('group', { name: t('transcript.label') }));
    await expect(line.getByText(t('transcript.unsupported'))).toBeVisible();
    await expect(line.queryByRole('button')).toBeNull();
  },
};

export const OwnOnAPhone: Story = {
  args: {
    state: { ...full, transcript: { ...transcripts.agreed, isMine: true, canStop: true } },
  },
  globals: { viewport: { value: 'phone' } },
};

/** Two buttons wrap below the text instead of squeezing it. */
export const TwoButtons: Story = {
  args: {
    state: { ...silent, transcript: { by: null, isMine: true, own: 'agreed', canStop: true } },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const text = canvas.getByText(t('transcript.running.mine'));
    await expect(text.getBoundingClientRect().width).toBeGreaterThan(200);
    await expect(canvas.getByRole('button', { name: t('transcript.stop') })).toBeVisible();
  },
};
