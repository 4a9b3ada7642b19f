import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '../../primitives/Text/index.ts';
import { PagedList } from './PagedList.tsx';

const items = ['桜', '梅', '楓', 'Maple', 'Birch'];

const meta = {
  component: PagedList<string>,
  parameters: { layout: 'padded' },
  args: {
    label: '木 Trees',
    items,
    page: 1,
    pageSize: 5,
    total: items.length,
    itemKey: (item) => item,
    renderItem: (item) => <Text>{item}</Text>,
    onPageChange: fn(),
  },
} satisfies Meta<typeof PagedList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const SeveralPages: Story = {
  args: { total: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
};
