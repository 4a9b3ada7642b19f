import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { FormField } from '../FormField/index.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Example({ value: start, onChange, ...field }: PasswordFieldProps) {
  const [value, setValue] = useState(start);
  return (
    <FormField label="パスワード Password">
      {({ id }) => (
        <PasswordField
          {...field}
          id={id}
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
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: { value: '', autoComplete: 'new-password', showRules: true, onChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRules: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(/Password$/), 'Offi_');
    await expect(canvas.getAllByText(t('passwordField.met'))).toHaveLength(3);
  },
};

export const AllRulesMet: Story = { args: { value: 'Office#2026' } };

export const Current: Story = {
  args: { showRules: false, autoComplete: 'current-password', value: 'Office#2026' },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const field = canvas.getByLabelText(/Password$/);
    await userEvent.click(canvas.getByRole('button', { name: t('passwordField.show') }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
