import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Badge } from '../Badge/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Accordion, accordionSizes, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem<string>[] = [
  {
    value: 'network',
    label: 'Network',
    hint: 'Networks from which members sign in',
    content: <Text>Members confirm other networks with a code.</Text>,
  },
  {
    value: 'sessions',
    label: 'Devices',
    badge: <Badge count={3} label="3 devices" />,
    content: <Text>Chrome, Safari and Firefox</Text>,
  },
  { value: 'keys', label: 'パスキー', content: <Text lang="ja">パスキーはありません。</Text> },
  { value: 'logs', label: 'Logs', disabled: true, content: <Text>None</Text> },
];

const meta = {
  component: Accordion,
  args: { items, onChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: ['network'] } };

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={accordionSizes.flatMap((size) => [false, true].map((disabled) => ({ size, disabled })))}
      samples={{ en: 'Notifications', ja: '通知の設定' }}
    >
      {({ row, text }) => (
        <div style={{ width: '18rem', maxWidth: '100%' }}>
          <Accordion
            {...row}
            defaultValue={['1']}
            items={['1', '2'].map((value) => ({
              value,
              label: `${text} ${value}, ${row.size}${row.disabled ? '×' : ''}`,
              hint: text,
              content: <Text>{text}</Text>,
            }))}
          />
        </div>
      )}
    </VariantSheet>
  ),
};

/** Opening a part closes the other. */
export const Keyboard: Story = {
  args: { defaultValue: ['network'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: /^Network/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['sessions'] });
    await expect(canvas.getByRole('region', { name: /^Devices/ })).toHaveTextContent('Chrome');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'パスキー' })).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['network'] });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [] });
  },
};

export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['network'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'パスキー' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['network', 'keys'] });
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Logs' })).toBeDisabled();
  },
};

export const Controlled: Story = {
  args: { value: ['keys'] },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Accordion
        {...args}
        value={value}
        onChange={(change) => {
          setValue(change.value);
          args.onChange?.(change);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'パスキー' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'パスキー' }));
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};

/** Closed content keeps the typed text. */
export const KeepMounted: Story = {
  args: {
    keepMounted: true,
    items: [{ value: 'note', label: 'Note', content: <TextField ariaLabel="Text" /> }],
    defaultValue: ['note'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Kept');
    const trigger = canvas.getByRole('button', { name: 'Note' });
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await userEvent.click(trigger);
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Kept');
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl', defaultValue: ['network'] },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /^Network/ });
    const arrow = trigger.querySelector('svg')!.getBoundingClientRect();
    await expect(arrow.left - trigger.getBoundingClientRect().left).toBeLessThan(24);
  },
};
