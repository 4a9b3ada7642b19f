import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { UpdatePasswordDone } from './UpdatePasswordDone.tsx';

const meta = {
  component: UpdatePasswordDone,
  decorators: [inAuthLayout],
} satisfies Meta<typeof UpdatePasswordDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await expect(
      canvasElement.querySelector('[data-component=UpdatePasswordDone] a'),
    ).toHaveAttribute('href', '/auth/sign-in');
  },
};
