import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Icon, icons } from '../Icon/index.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const floors = [
  { value: '1', label: '1階 First floor', hint: '12' },
  { value: '2', label: '2階 Second floor', hint: '40' },
  { value: '3', label: '3階 Third floor', hint: '7' },
];

function Example({ onInputValueChange, onSelect, ...props }: ComboboxProps<string>) {
  const [text, setText] = useState('');
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox
      {...props}
      inputValue={text}
      value={value}
      options={floors.filter(({ label }) => label.includes(text))}
      onInputValueChange={(change) => {
        setText(change.inputValue);
        onInputValueChange?.(change);
      }}
      onSelect={(choice) => {
        setValue(choice.value);
        setText(floors.find((floor) => floor.value === choice.value)!.label);
        onSelect?.(choice);
      }}
    />
  );
}

const meta = {
  component: Combobox<string>,
  parameters: { layout: 'padded' },
  args: {
    ariaLabel: 'フロア Floor',
    listLabel: 'フロア Floors',
    empty: '見つかりません None found',
    inputValue: '',
    options: floors,
    prefix: <Icon icon={icons.search} />,
    onInputValueChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Combobox<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ByKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ value: '2' });
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
  },
};

export const Searching: Story = {
  args: { autoSelectFirst: true },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Th');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ value: '3' });
    await userEvent.type(field, 'x');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('None found'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.clear(field);
    await userEvent.click(await screen.findByRole('option', { name: /Second/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ value: '2' });
  },
};
