import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { StartRecording } from './StartRecording.tsx';

const meta = {
  component: StartRecording,
  args: { open: true, onStart: fn(), onCancel: fn() },
} satisfies Meta<typeof StartRecording>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists the contents of the recording before it is requested. */
export const Open: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    const list = await screen.findByRole('list', { name: t('recording.start.contents') });
    await expect(within(list).getByText(t('recording.start.faces'))).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: t('recording.start.confirm') }));
    await expect(args.onStart).toHaveBeenLastCalledWith({ transcript: false });
  },
};

export const WithTranscript: Story = {
  args: { canTranscribe: true },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(
      await screen.findByRole('checkbox', { name: t('recording.start.transcript') }),
    );
    await userEvent.click(screen.getByRole('button', { name: t('recording.start.confirm') }));
    await expect(args.onStart).toHaveBeenLastCalledWith({ transcript: true });
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

export const Phone: Story = {
  args: { canTranscribe: true },
  globals: { viewport: { value: 'phone' } },
};
