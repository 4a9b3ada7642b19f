import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { FormField } from '../FormField/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: { autoComplete: 'new-password', showRules: true, onChange: fn() },
  render: (args) => (
    <FormField label="パスワード Password">
      {({ id }) => <PasswordField {...args} id={id} />}
    </FormField>
  ),
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

export const AllRulesMet: Story = { args: { defaultValue: 'Office#2026' } };

export const Current: Story = {
  args: { showRules: false, autoComplete: 'current-password', defaultValue: 'Office#2026' },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const field = canvas.getByLabelText(/Password$/);
    await userEvent.click(canvas.getByRole('button', { name: t('passwordField.show') }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
