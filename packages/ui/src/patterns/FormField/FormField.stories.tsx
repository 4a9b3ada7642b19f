import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../primitives/TextField/index.ts';
import { FormField } from './FormField.tsx';

const meta = {
  component: FormField,
  parameters: { layout: 'padded' },
  args: {
    label: '部署 Department',
    children: (control) => <TextField {...control} defaultValue="デザイン部" />,
  },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = {
  args: { hint: '255文字まで。 Up to 255 characters.', mark: 'optional' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(args.label)).toHaveAccessibleDescription(args.hint);
  },
};

export const WithError: Story = {
  args: { hint: '255文字まで。', error: '入力してください。 Please enter.', mark: 'required' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(args.label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(args.error);
    await expect(canvas.queryByText('255文字まで。')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    label: 'とても長い項目の名前がここに入ります A label that is rather long '.repeat(3),
    error: 'とても長いエラーの文がここに入ります An error that is rather long '.repeat(4),
    mark: 'required',
  },
};
