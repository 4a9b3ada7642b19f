import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Button } from '../Button/index.ts';
import { Icon, icons } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const steppers = { decrease: '減らす Decrease', increase: '増やす Increase' };

const meta = {
  component: NumberField,
  parameters: { layout: 'padded' },
  args: { ariaLabel: 'Seats', onChange: fn(), onCommit: fn(), onBlur: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 8, min: 1, max: 50, steppers } };

const states = [
  'empty',
  'filled',
  'with a unit',
  'with an icon',
  'with buttons',
  'at the limit',
  'read only',
  'invalid',
  'disabled',
] as const;

export const AllStates: Story = {
  render: () => (
    <VariantSheet
      rows={(['md', 'lg'] as const).flatMap((size) => states.map((state) => ({ size, state })))}
      samples={{ en: 'Seats', ja: '席数' }}
    >
      {({ row: { size, state }, text }) => (
        <NumberField
          size={size}
          ariaLabel={`${text} ${state}`}
          placeholder={text}
          defaultValue={state === 'empty' ? null : 1200}
          max={state === 'at the limit' ? 1200 : 9999}
          invalid={state === 'invalid'}
          disabled={state === 'disabled'}
          readOnly={state === 'read only'}
          prefix={state === 'with an icon' ? <Icon icon={icons.person} /> : undefined}
          suffix={
            state === 'with a unit' ? (
              <Text size="xs" tone="muted">
                {text === '席数' ? '席' : 'seats'}
              </Text>
            ) : undefined
          }
          {...(['with buttons', 'at the limit', 'disabled'].includes(state) && { steppers })}
        />
      )}
    </VariantSheet>
  ),
};

function Controlled({ value: initial, onChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(initial ?? null);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange?.(change);
      }}
    />
  );
}

/** Full-width digits and separators are read, and other characters are refused. */
export const Typing: Story = {
  args: { value: null, max: 5000 },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' });
    await expect(field).not.toHaveAttribute('aria-roledescription');
    await userEvent.type(field, '１，２０');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 120 });
    await userEvent.keyboard('0x');
    await expect(field).toHaveValue('１，２０0');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('1,200');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1200 });
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 1200 });
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
  },
};

/** A typed number outside the limits becomes the nearest limit when the field is left. */
export const TypedOutsideTheLimits: Story = {
  args: { value: 5, min: 2, max: 8 },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
    await expect(field).toHaveValue('8');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 8 });
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await userEvent.tab();
    await expect(field).toHaveValue('2');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 2 });
  },
};

/** Shows the decimal places only. Leaving the field does not round a value that was not edited. */
export const MorePrecise: Story = {
  args: { value: 1.2345, fractionDigits: 2 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Seats' })).toHaveValue('1.23');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Arrow keys step, with Shift by ten steps. Home and End set the limits. */
export const ByKeys: Story = {
  args: { value: 1.5, min: 0, max: 12, step: 0.1, fractionDigits: 2 },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('1.7');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1.6 });
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 1.6 });
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(field).toHaveValue('2.6');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(field).toHaveValue('12');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(field).toHaveValue('0');
  },
};

/** The buttons are not in the tab order, because the arrow keys do the same. */
export const WithButtons: Story = {
  args: { value: 1, min: 1, max: 3, steppers },
  render: (args) => (
    <Stack gap={3}>
      <Controlled {...args} />
      <Button>Next</Button>
    </Stack>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' });
    const increase = canvas.getByRole('button', { name: steppers.increase });
    const decrease = canvas.getByRole('button', { name: steppers.decrease });
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(increase);
    await userEvent.click(increase);
    await expect(field).toHaveValue('3');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ value: 3 });
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decrease);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 2 });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 4, readOnly: true, steppers },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.type(field, '2{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: steppers.increase }));
    await expect(field).toHaveValue('4');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const submitted = fn();

/** Works with react-hook-form, which focuses an invalid field. */
export const InAForm: Story = {
  render: function InAForm() {
    const { control, handleSubmit } = useForm<{ seats: number | null }>({
      defaultValues: { seats: null },
    });
    return (
      <form noValidate onSubmit={handleSubmit((values) => submitted(values))}>
        <Stack gap={3}>
          <Controller
            control={control}
            name="seats"
            rules={{ validate: (seats) => seats !== null }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <NumberField
                {...field}
                ariaLabel="Seats"
                invalid={fieldState.invalid}
                onChange={({ value }) => onChange(value)}
              />
            )}
          />
          <Button type="submit" variant="primary">
            Send
          </Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(field, '12{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ seats: 12 }));
    await expect(field).toBeValid();
  },
};
