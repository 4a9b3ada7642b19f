import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  component: CodeInput,
  parameters: { layout: 'padded' },
  args: { onChange: fn() },
  render: ({ invalid, ...args }) => (
    <FormField label="コード Code" error={invalid ? '違います。 Wrong.' : undefined}>
      {({ labelledBy: _, ...control }) => <CodeInput {...args} {...control} />}
    </FormField>
  ),
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const TypesDigitsAlone: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1a２-345');
    await expect(input).toHaveValue('1234');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '123' });
  },
};

export const Filled: Story = { args: { defaultValue: '0427' } };

export const SixDigits: Story = {
  args: { defaultValue: '042719', length: 6 },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const boxes = canvas.getByRole('textbox').parentElement!;
    await expect(boxes.scrollWidth).toBeLessThanOrEqual(260);
  },
};

export const Invalid: Story = { args: { defaultValue: '0427', invalid: true } };
