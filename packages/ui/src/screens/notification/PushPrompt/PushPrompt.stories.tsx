import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { PushPrompt } from './PushPrompt.tsx';

const meta = {
  component: PushPrompt,
  args: { onAllow: fn(), onLater: fn() },
} satisfies Meta<typeof PushPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Allows: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('pushPrompt.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('pushPrompt.allow') }));
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await expect(args.onLater).not.toHaveBeenCalled();
  },
};

export const Dismisses: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    await userEvent.click(canvas.getByRole('button', { name: t('pushPrompt.later') }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};
