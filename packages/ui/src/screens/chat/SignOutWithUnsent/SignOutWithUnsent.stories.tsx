import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { SignOutWithUnsent } from './SignOutWithUnsent.tsx';

const meta = {
  component: SignOutWithUnsent,
  args: { count: 3, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof SignOutWithUnsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('button', { name: t('signOut.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { count: 1 },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
