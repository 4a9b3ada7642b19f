import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { NewVersionNotice } from './NewVersionNotice.tsx';

const meta = {
  component: NewVersionNotice,
  args: { onReload: fn(), onDismiss: fn() },
} satisfies Meta<typeof NewVersionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reload: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('newVersion.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('newVersion.reload') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Dismiss: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('toast.close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};
