import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { StatusLabel, statusLabelTones } from './StatusLabel.tsx';

const meta = {
  component: StatusLabel,
  args: { tone: 'success', children: '有効 Active' },
} satisfies Meta<typeof StatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllTones: Story = {
  render: () => (
    <VariantSheet
      rows={statusLabelTones.map((tone) => ({ tone }))}
      columns={['short', 'long']}
      samples={{ en: 'Invited', ja: '招待中' }}
    >
      {({ row, column, text }) => (
        <StatusLabel {...row}>{column === 'long' ? `${text} · `.repeat(20) : text}</StatusLabel>
      )}
    </VariantSheet>
  ),
};
