import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { CodeInput, type CodeInputProps } from './CodeInput.tsx';

function Example({ value: start, invalid, onChange }: CodeInputProps) {
  const [value, setValue] = useState(start);
  return (
    <FormField label="コード Code" error={invalid ? '違います。 Wrong.' : undefined}>
      {(control) => (
        <CodeInput
          id={control.id}
          describedBy={control.describedBy}
          invalid={control.invalid}
          value={value}
          onChange={(event) => {
            setValue(event.value);
            onChange(event);
          }}
        />
      )}
    </FormField>
  );
}

const meta = {
  component: CodeInput,
  parameters: { layout: 'padded' },
  args: { value: '', onChange: fn() },
  render: (args) => <Example {...args} />,
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

export const Filled: Story = { args: { value: '0427' } };

export const Invalid: Story = { args: { value: '0427', invalid: true } };
