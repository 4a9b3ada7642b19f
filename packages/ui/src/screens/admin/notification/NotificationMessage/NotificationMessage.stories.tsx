import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { NotificationMessage } from './NotificationMessage.tsx';

const meta = {
  component: NotificationMessage,
  args: { status: 'error', onRetry: fn() },
} satisfies Meta<typeof NotificationMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { status: 'loading' } };
export const Missing: Story = { args: { status: 'missing' } };
