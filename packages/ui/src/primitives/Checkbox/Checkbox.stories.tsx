import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Stay signed in', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={[false, true, 'mixed' as const].map((checked) => ({ checked }))}
      columns={['rest', 'hint', 'invalid', 'disabled'] as const}
      samples={{ en: 'Stay signed in', ja: 'ログイン状態を保持する' }}
    >
      {({ row, text, column }) => (
        <Checkbox
          {...row}
          label={text}
          hint={column === 'hint' ? text : undefined}
          invalid={column === 'invalid'}
          disabled={column === 'disabled'}
        />
      )}
    </VariantSheet>
  ),
};

/** In a list of people, the box is centred next to the picture. */
export const Centered: Story = {
  args: {
    align: 'center',
    label: (
      <Stack direction="row" gap={3} align="center">
        <Avatar name="高橋 蓮" decorative />
        高橋 蓮 Takahashi Ren
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    const box = canvas.getByRole('checkbox', { name: /Takahashi Ren/ });
    const label = canvas.getByText(/Takahashi Ren/);
    await expect(Math.abs(middle(box) - middle(label))).toBeLessThanOrEqual(1);
  },
};

/** Indeterminate until it is pressed. */
export const Mixed: Story = {
  args: { label: 'すべて All rooms', defaultChecked: 'mixed' },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /All rooms/ });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true });
    await expect(box).toBeChecked();
  },
};

export const PressTheLabel: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Stay signed in'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true });
    await expect(canvas.getByRole('checkbox', { name: 'Stay signed in' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: false });
  },
};

const submitted = fn();

export const InAForm: Story = {
  render: function InAForm() {
    const { control, handleSubmit } = useForm({ defaultValues: { agree: false } });
    return (
      <form noValidate onSubmit={handleSubmit((values) => submitted(values))}>
        <Stack gap={3} align="start">
          <Controller
            control={control}
            name="agree"
            rules={{ required: true }}
            render={({ field, fieldState }) => (
              <Checkbox
                label="I agree"
                ref={field.ref}
                checked={field.value}
                invalid={fieldState.invalid}
                onChange={({ checked }) => field.onChange(checked)}
                onBlur={field.onBlur}
              />
            )}
          />
          <Button type="submit">Send</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const box = canvas.getByRole('checkbox', { name: 'I agree' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted).toHaveBeenCalledWith({ agree: true });
  },
};
