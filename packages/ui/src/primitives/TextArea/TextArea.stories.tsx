import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { ariaLabel: 'Self introduction', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={(['empty', 'filled', 'invalid', 'disabled'] as const).map((state) => ({ state }))}
      samples={{
        en: 'I draw the rooms that you work in.',
        ja: '皆さんが働く部屋を描いています。よろしくお願いします。',
      }}
    >
      {({ row, text }) => (
        <TextArea
          ariaLabel={`${text} ${row.state}`}
          placeholder={text}
          defaultValue={row.state === 'empty' ? undefined : text}
          invalid={row.state === 'invalid'}
          disabled={row.state === 'disabled'}
        />
      )}
    </VariantSheet>
  ),
};

export const Growing: Story = {
  args: { growing: true, rows: 1 },
  play: async ({ canvas, args, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Self introduction' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: 'one\ntwo\nthree\nfour' }),
    );
  },
};

/** Starts with the given number of rows and grows from there. */
export const GrowingFromRows: Story = {
  args: { growing: true, rows: 6 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Self introduction' });
    const { lineHeight } = getComputedStyle(area);
    const before = area.getBoundingClientRect().height;
    await expect(before).toBeGreaterThan(6 * parseFloat(lineHeight));
    await userEvent.type(area, 'one{Enter}two');
    await expect(area.getBoundingClientRect().height).toBe(before);
  },
};
