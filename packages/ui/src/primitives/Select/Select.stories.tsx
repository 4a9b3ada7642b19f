import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Select, selectSizes, type SelectOption } from './Select.tsx';

const floors: SelectOption<string>[] = [
  { value: 'f1', label: '1F Lobby' },
  { value: 'f2', label: '2F Design' },
  { value: 'f3', label: '3F Engineering' },
];

const meta = {
  component: Select,
  args: { options: floors, ariaLabel: 'Floor', placeholder: 'Choose a floor', onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={(['empty', 'chosen', 'invalid', 'disabled'] as const).map((state) => ({ state }))}
      samples={{ en: 'Choose a floor', ja: 'フロアを選択してください' }}
    >
      {({ row, text }) => (
        <Select
          options={floors}
          ariaLabel={`${text} ${row.state}`}
          placeholder={text}
          value={row.state === 'empty' || row.state === 'invalid' ? null : 'f2'}
          invalid={row.state === 'invalid'}
          disabled={row.state === 'disabled'}
        />
      )}
    </VariantSheet>
  ),
};

const groups = [
  { label: '東館 East building', options: floors },
  {
    label: '西館 West building',
    options: [{ value: 'w1', label: '1F 食堂 Canteen' }],
  },
];

/** A floor that has been deleted since it was chosen. */
export const UnlistedValue: Story = {
  args: { value: 'f4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Floor' })).toHaveTextContent(
      'Choose a floor',
    );
  },
};

export const Grouped: Story = {
  args: { options: groups },
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Floor' });
    await userEvent.click(trigger);
    const west = await screen.findByRole('group', { name: /West building/ });
    await userEvent.click(within(west).getByRole('option', { name: /Canteen/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'w1' });
    await expect(trigger).toHaveTextContent('Canteen');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={3}>
      {selectSizes.map((size) => (
        <Select key={size} {...args} size={size} ariaLabel={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = selectSizes.map((name) => {
      const select = canvas.getByRole('combobox', { name });
      return Math.round(select.getBoundingClientRect().height);
    });
    await expect(heights).toEqual([32, 40, 48]);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Floor' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The list handles keys only after it is positioned and its first option has the focus.
    await waitFor(() => expect(screen.getByRole('option', { name: '1F Lobby' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'f2' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('2F Design');
  },
};

export const Open: Story = {
  args: { defaultValue: 'f2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Floor' }));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: '2F Design' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
  },
};

const teams: SelectOption<string>[] = Array.from({ length: 60 }, (_, index) => ({
  value: `t${index + 1}`,
  label: `チーム ${index + 1}`,
}));

/** A long list scrolls with the focus, and typing selects an option. */
export const LongList: Story = {
  args: { options: teams, ariaLabel: 'Team', defaultValue: 't30' },
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Team' });
    await userEvent.click(trigger);
    const isInView = (option: HTMLElement) => {
      const place = screen.getByRole('listbox').getBoundingClientRect();
      const { top, bottom } = option.getBoundingClientRect();
      return top >= place.top && bottom <= place.bottom && place.bottom <= window.innerHeight;
    };
    const reached = (name: string) =>
      waitFor(async () => {
        const option = screen.getByRole('option', { name });
        await expect(option).toHaveFocus();
        await expect(isInView(option)).toBe(true);
      });
    await reached('チーム 30');
    await userEvent.keyboard('{End}');
    await reached('チーム 60');
    await userEvent.keyboard('チーム 42');
    await reached('チーム 42');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 't42' });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Typing on the closed select selects an option, as in a native select. */
export const TypingWhileClosed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Floor' });
    await userEvent.tab();
    await userEvent.keyboard('2f d');
    await expect(trigger).toHaveTextContent('2F Design');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'f2' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Named by a label element and without a value. The list is still named. */
export const WithALabel: Story = {
  args: { id: 'floor', ariaLabel: undefined, placeholder: undefined, value: null },
  render: (args) => (
    <>
      <Text as="label" htmlFor="floor">
        フロア
      </Text>
      <Select {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'フロア' }));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'フロア' })).toBeVisible());
  },
};

const changed = fn();
const submitted = fn();

/** Part of a native form: its data, `onChange`, validation and reset. */
export const InANativeForm: Story = {
  args: { name: 'floor', required: true },
  render: (args) => (
    <form
      onChange={(event) => changed(new FormData(event.currentTarget).get('floor'))}
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('floor'));
      }}
    >
      <Stack gap={3}>
        <Select {...args} />
        <Button type="submit">Send</Button>
        <Button type="reset">Reset</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    submitted.mockClear();
    changed.mockClear();
    const trigger = canvas.getByRole('combobox', { name: 'Floor' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(submitted).not.toHaveBeenCalled();

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: '2F Design' }));
    await waitFor(() => expect(trigger).toHaveTextContent('2F Design'));
    await expect(changed.mock.calls).toEqual([['f2']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted).toHaveBeenLastCalledWith('f2');

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(trigger).toHaveTextContent('Choose a floor');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted).toHaveBeenCalledOnce();

    // Autofill changes the native select.
    const native = canvasElement.querySelector('select')!;
    fireEvent.change(native, { target: { value: 'f3' } });
    await expect(trigger).toHaveTextContent('3F Engineering');
  },
};

export const InAForm: Story = {
  render: function InAForm() {
    const { control, handleSubmit } = useForm<{ floor: string | null }>({
      defaultValues: { floor: null },
    });
    return (
      <form noValidate onSubmit={handleSubmit((values) => submitted(values))}>
        <Stack gap={3}>
          <Controller
            control={control}
            name="floor"
            rules={{ required: true }}
            render={({ field, fieldState }) => (
              <Select
                options={floors}
                ariaLabel="Floor"
                ref={field.ref}
                value={field.value}
                invalid={fieldState.invalid}
                onChange={({ value }) => field.onChange(value)}
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
    const trigger = canvas.getByRole('combobox', { name: 'Floor' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '1F Lobby' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('1F Lobby'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(submitted).toHaveBeenCalledWith({ floor: 'f1' });
  },
};
