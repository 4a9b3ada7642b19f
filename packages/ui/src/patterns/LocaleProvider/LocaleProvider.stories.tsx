import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { FormField } from '../FormField/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { LocaleProvider } from './LocaleProvider.tsx';

const ignore = () => {};

const meta = {
  component: LocaleProvider,
  parameters: { layout: 'padded' },
  args: {
    language: 'en',
    children: (
      <Stack gap={4}>
        <FormField label="Name" mark="required">
          {(control) => <TextField {...control} />}
        </FormField>
        <Pagination page={2} pages={3} onPageChange={ignore} />
      </Stack>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled();
  },
};

export const Japanese: Story = {
  args: { language: 'ja' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('必須')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '次のページ' })).toBeEnabled();
  },
};

/** Overrides one text; the others keep their defaults. */
export const OwnTexts: Story = {
  args: { texts: { required: 'Needed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled();
  },
};
