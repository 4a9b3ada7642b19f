import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { icons } from '../../primitives/Icon/index.ts';
import { FormPage } from './FormPage.tsx';

const meta = {
  component: FormPage,
  parameters: { layout: 'padded' },
  args: { title: 'パスワードの再設定 Reset', lead: '再設定用のリンクを送ります。 We send a link.' },
} satisfies Meta<typeof FormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Success: Story = { args: { icon: icons.success, tone: 'success' } };
export const Warning: Story = { args: { icon: icons.warning, tone: 'warning' } };
export const Busy: Story = { args: { busy: true } };
export const TakesTheFocus: Story = {
  args: { focusTitle: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};
