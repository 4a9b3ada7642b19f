import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { StartTranscript } from './StartTranscript.tsx';

const meta = {
  component: StartTranscript,
  args: { open: true, onStart: fn(), onCancel: fn() },
} satisfies Meta<typeof StartTranscript>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows where the transcript is stored before anyone is asked. */
export const Open: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const list = await screen.findByRole('list', { name: t('transcript.start.contents') });
    await expect(within(list).getByText(t('transcript.start.stored'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('transcript.start.confirm') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Canceled: Story = {
  play: async ({ args, userEvent, globals }) => {
    const cancel = translatorOf({ globals }, 'common')('confirm.cancel');
    await userEvent.click(await screen.findByRole('button', { name: cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

/** Only the speech of the others is kept. */
export const WithoutSpeechRecognition: Story = {
  args: { unsupported: true },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await expect(await screen.findByText(t('transcript.unsupported'))).toBeVisible();
  },
};

export const Starting: Story = { args: { starting: true } };

export const Phone: Story = {
  args: { unsupported: true },
  globals: { viewport: { value: 'phone' } },
};
