import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = { component: Spinner, args: { label: 'Loading' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllSizes: Story = {
  render: () => (
    <VariantSheet
      rows={spinnerSizes.map((size) => ({ size }))}
      samples={{ en: 'Loading', ja: '読み込み中' }}
    >
      {({ row, text }) => <Spinner {...row} label={text} />}
    </VariantSheet>
  ),
};

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
