import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { PlanPreview } from './PlanPreview.tsx';

const meta = {
  component: PlanPreview,
  args: { open: true, status: 'ready', canvasRef: () => {}, onClose: fn() },
} satisfies Meta<typeof PlanPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-floors');
    const shown = await screen.findByRole('dialog', { name: t('preview.title') });
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'failed' } };
