import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const gender: RadioOption<string>[] = [
  { value: 'MALE', label: 'Male' },
  { value: 'FEMALE', label: 'Female' },
  { value: 'OTHER', label: 'Other' },
];
const quality = {
  en: ['Low', 'Medium', 'High'],
  ja: ['低', '中', '高'],
};

const meta = {
  component: RadioGroup,
  args: { options: gender, ariaLabel: 'Gender', onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={(['column', 'row', 'scale'] as const).flatMap((direction) =>
        [false, true].map((disabled) => ({ direction, disabled })),
      )}
      samples={{ en: 'Graphics quality', ja: 'グラフィックの品質' }}
    >
      {({ row, text, lang }) => (
        <RadioGroup
          {...row}
          ariaLabel={text}
          defaultValue="1"
          options={quality[lang].map((label, index) => ({
            value: String(index),
            label,
            hint: row.direction === 'column' ? `${text} ${index + 1}` : undefined,
          }))}
        />
      )}
    </VariantSheet>
  ),
};

/** Eleven steps fit on one line in the narrowest panel. */
export const Scale: Story = {
  args: {
    ariaLabel: 'Would you recommend it?',
    direction: 'scale',
    options: Array.from({ length: 11 }, (_, step) => ({ value: `${step}`, label: `${step}` })),
  },
  render: (args) => (
    <div style={{ width: '20rem' }}>
      <RadioGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(1);
    await expect(places.at(-1)!.left - places[0]!.left).toBeGreaterThan(200);
  },
};

export const ArrowKeys: Story = {
  args: { defaultValue: 'MALE' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Male' })).toHaveFocus();
    // Holds the key down: Radix selects the focused option only while an arrow key is pressed.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: 'FEMALE' }));
    await userEvent.keyboard('{/ArrowDown}');
    await userEvent.click(canvas.getByText('Other'));
    await expect(canvas.getByRole('radio', { name: 'Other' })).toBeChecked();
  },
};
