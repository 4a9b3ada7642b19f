import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { count: 128, label: '128 unread messages' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllCounts: Story = {
  render: () => (
    <VariantSheet
      rows={[0, 1, 12, 99, 100].map((count) => ({ count }))}
      samples={{ en: 'unread', ja: '未読' }}
    >
      {({ row, text }) => <Badge {...row} label={`${row.count} ${text}`} />}
    </VariantSheet>
  ),
};

/** Shows the whole number with a large font size set in the browser. */
export const LargeType: Story = {
  play: async ({ canvas }) => {
    const page = document.documentElement;
    page.style.fontSize = '200%';
    try {
      const badge = canvas.getByText('99+').parentElement!;
      const type = Number.parseFloat(getComputedStyle(badge).fontSize);
      await expect(badge.clientHeight).toBeGreaterThanOrEqual(type);
    } finally {
      page.style.fontSize = '';
    }
  },
};

export const OverTheMaximum: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('128 unread messages')).toBeInTheDocument();
  },
};
