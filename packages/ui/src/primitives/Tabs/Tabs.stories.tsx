import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Text } from '../Text/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'members', label: 'Members', content: <Text>12 people</Text> },
  { value: 'rooms', label: 'Rooms', content: <Text>4 rooms</Text> },
  { value: 'seats', label: 'Seats', content: <Text>32 seats</Text>, disabled: true },
];

const meta = {
  component: Tabs,
  args: { items, value: 'members', label: 'Floor', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value);
          args.onChange?.(change);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BothScripts: Story = {
  render: () => (
    <VariantSheet rows={[{ tabs: 3 }]} samples={{ en: 'Members', ja: 'メンバー' }}>
      {({ text }) => (
        <Tabs
          label={text}
          value="1"
          onChange={fn()}
          items={['1', '2', '3'].map((value) => ({
            value,
            label: `${text} ${value}`,
            badge: value === '2' ? <Badge count={3} label="3" /> : undefined,
            content: <Text>{text}</Text>,
          }))}
        />
      )}
    </VariantSheet>
  ),
};

export const ArrowKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: 'rooms' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Rooms' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('4 rooms');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Members' })).toHaveFocus());
  },
};

export const Uncontrolled: Story = {
  args: { value: undefined },
  render: (args) => <Tabs {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('12 people');
    await userEvent.click(canvas.getByRole('tab', { name: 'Rooms' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('4 rooms');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'rooms' });
  },
};

/** The up and down arrow keys move between vertical tabs. */
export const Vertical: Story = {
  args: { axis: 'vertical', label: 'フロア Floor' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: 'rooms' }));
    const tab = canvas.getByRole('tab', { name: 'Rooms' }).getBoundingClientRect();
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect();
    await expect(panel.left).toBeGreaterThan(tab.right);
  },
};
