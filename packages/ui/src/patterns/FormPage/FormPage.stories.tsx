import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { icons } from '../../primitives/Icon/index.ts';
import { FormPage } from './FormPage.tsx';

const meta = {
  component: FormPage,
  parameters: { layout: 'padded' },
  args: {
    title: 'パスワードの再設定 Reset',
    description: '再設定用のリンクを送ります。 We send a link.',
  },
} satisfies Meta<typeof FormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Success: Story = { args: { icon: icons.success, tone: 'success' } };
export const Warning: Story = { args: { icon: icons.warning, tone: 'warning' } };
export const Loading: Story = { args: { loading: true } };
export const TakesTheFocus: Story = {
  args: { focusTitle: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

/** A paragraph fills its lines; only the title breaks between phrases. */
export const LongText: Story = {
  args: {
    title: 'このリンクはすでに使われているため、もう一度受け取ってください Link already used',
    description:
      'リンクは一度だけ使えます。パスワードの変更後も使えなくなります。必要なときは、もう一度受け取ってください。',
  },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.maxInlineSize = '26rem';
    const paragraph = canvas.getByText(/必要なとき/);
    await expect(getComputedStyle(paragraph).wordBreak).toBe('normal');
    await expect(getComputedStyle(paragraph).textWrap).toBe('pretty');
    await expect(getComputedStyle(canvas.getByRole('heading')).textWrap).toBe('balance');
  },
};
