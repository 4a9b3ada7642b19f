import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { FormField } from '../FormField/index.ts';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  component: DateRangeField,
  parameters: { layout: 'padded' },
  args: {
    defaultValue: { start: '2026-11-14', end: '2026-11-20' },
    today: '2026-11-20',
    max: '2026-11-20',
    presets: [
      { label: '直近7日 Last 7 days', start: '2026-11-14', end: '2026-11-20' },
      { label: '直近30日 Last 30 days', start: '2026-10-22', end: '2026-11-20' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <FormField label="期間 Period" group>
      {({ labelledBy, invalid }) => <DateRangeField {...args} {...{ labelledBy, invalid }} />}
    </FormField>
  ),
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByText(t('dateRangeField.days', { count: 7 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /30 days/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: { start: '2026-10-22', end: '2026-11-20' },
    });
    await expect(canvas.getByText(t('dateRangeField.days', { count: 30 }))).toBeVisible();
    const end = canvas.getByLabelText(t('dateRangeField.end'));
    await userEvent.clear(end);
    await userEvent.type(end, '2026/10/1');
    await expect(await canvas.findByText(t('dateRangeField.reversed'))).toBeVisible();
    await expect(end).toBeInvalid();
  },
};

export const Stacked: Story = {
  args: { presets: [], stacked: true },
  decorators: [
    (Field) => (
      <div style={{ width: 280 }}>
        <Field />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const boxOf = (label: string) => canvas.getByLabelText(label).getBoundingClientRect();
    const [start, end] = [boxOf(t('dateRangeField.start')), boxOf(t('dateRangeField.end'))];
    await expect(end.left).toBe(start.left);
    await expect(end.top).toBeGreaterThan(start.bottom);
    await expect(canvas.getByText(t('dateRangeField.days', { count: 7 }))).toBeVisible();
  },
};
