import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Icon, icons } from '../Icon/index.ts';
import { RadioCards, radioCardsLayouts, type RadioCard } from './RadioCards.tsx';

const views: RadioCard<string>[] = [
  { value: '3d', label: '3D office', hint: 'Walk around', picture: <Icon icon={icons.preview} /> },
  { value: '2d', label: 'Floor plan', hint: 'Seen from above', picture: <Icon icon={icons.map} /> },
  {
    value: 'list',
    label: 'List',
    hint: 'Names and places',
    picture: <Icon icon={icons.surveyForm} />,
  },
];
const plain = views.map(({ value, label }) => ({ value, label }));
const names = { en: ['Low', 'Medium', 'High'], ja: ['低', '中', '高'] };

const meta = {
  component: RadioCards,
  args: { options: views, ariaLabel: 'View', onChange: fn() },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: '3d' } };

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={radioCardsLayouts.flatMap((layout) =>
        [false, true].map((disabled) => ({ layout, disabled })),
      )}
      samples={{ en: 'Graphics quality', ja: 'グラフィックの品質' }}
    >
      {({ row, text, lang }) => (
        <div style={{ width: '18rem', maxWidth: '100%' }}>
          <RadioCards
            {...row}
            ariaLabel={text}
            defaultValue="1"
            options={names[lang].map((label, index) => ({
              value: String(index),
              label,
              picture: <Icon icon={icons.graphics} />,
              ...(row.layout === 'list' && { hint: `${text} ${index + 1}` }),
            }))}
          />
        </div>
      )}
    </VariantSheet>
  ),
};

export const Invalid: Story = {
  args: { invalid: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('radio', { name: '3D office' })).not.toBeChecked();
  },
};

export const DisabledOption: Story = {
  args: {
    defaultValue: '2d',
    options: views.map((view) => (view.value === '3d' ? { ...view, disabled: true } : view)),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3D office' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ArrowKeys: Story = {
  args: { defaultValue: '3d' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: '3D office' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Walk around');
    // Holds the key down: Radix selects the focused option only while an arrow key is pressed.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: '2d' }));
    await userEvent.keyboard('{/ArrowDown}');
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'list' });
  },
};

/** The left arrow key selects the next option. */
export const RightToLeft: Story = {
  args: { dir: 'rtl', layout: 'row', options: plain, defaultValue: '3d' },
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(
      second!.getBoundingClientRect().left,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: '2d' }));
    await userEvent.keyboard('{/ArrowLeft}');
  },
};
