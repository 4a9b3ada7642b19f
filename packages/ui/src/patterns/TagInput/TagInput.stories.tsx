import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { FormField } from '../FormField/index.ts';
import { TagInput } from './TagInput.tsx';

const meta = {
  component: TagInput,
  parameters: { layout: 'padded' },
  args: {
    defaultValue: ['aoi@sakura.example', 'ren@sakura'],
    inputMode: 'email',
    check: (tag) => (/@.+\..+/.test(tag) ? undefined : '形式が違います Not an address'),
    onChange: fn(),
  },
  render: (args) => (
    <FormField label="メールアドレス Email addresses" hint="50件まで Up to 50">
      {({ labelledBy: _, ...control }) => <TagInput {...args} {...control} />}
    </FormField>
  ),
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Addresses: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const field = canvas.getByLabelText(/Email addresses/);
    await expect(field).toBeInvalid();
    await userEvent.click(field);
    await userEvent.paste('mei@sakura.example\nharu@sakura.example; AOI@sakura.example');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: ['aoi@sakura.example', 'ren@sakura', 'mei@sakura.example', 'haru@sakura.example'],
    });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    const wrong = canvas.getByRole('button', { name: /ren@sakura.*Not an address/ });
    await waitFor(() => expect(wrong).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('.example,');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: expect.arrayContaining(['ren@sakura.example']),
    });
    await expect(field).toBeValid();
    await userEvent.keyboard('{Backspace}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: ['aoi@sakura.example', 'mei@sakura.example', 'haru@sakura.example'],
    });
    await userEvent.click(field);
    await userEvent.keyboard('nobody');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: expect.arrayContaining(['nobody']),
    });
    await userEvent.click(canvas.getByRole('button', { name: t('tagInput.removeWrong') }));
    await expect(field).toBeValid();
  },
};

/** At the maximum, additional text is kept in the input. */
export const Full: Story = {
  args: {
    defaultValue: ['aoi@sakura.example', `${'very-long-name-'.repeat(12)}@sakura.example`],
    max: 3,
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const field = canvas.getByLabelText(/Email addresses/);
    await userEvent.click(field);
    await userEvent.paste('ren@sakura.example, mei@sakura.example');
    await expect(field).toHaveValue('mei@sakura.example');
    await expect(canvas.getByText(t('tagInput.full', { max: 3 }))).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['開発部', 'Design'], check: () => undefined },
};
