import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import { ReadOnlyPage } from './ReadOnlyPage.tsx';

const meta = {
  component: ReadOnlyPage,
  parameters: { layout: 'padded' },
  args: {
    role: 'AUDITOR',
    children: (
      <>
        <TextField ariaLabel="Name" defaultValue="Sakura Works" />
        <Button>Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof ReadOnlyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fields and buttons stay enabled, for lists that are searched and opened. */
export const List: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'admin-frame');
    const notice = t('readOnly', { role: t(`role.${args.role}`) });
    await expect(canvas.getByText(notice)).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};

export const FormPage: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
