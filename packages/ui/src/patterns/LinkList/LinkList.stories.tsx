import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { icons } from '../../primitives/Icon/index.ts';
import { LinkList } from './LinkList.tsx';

const meta = {
  component: LinkList,
  args: {
    label: 'よく使う項目',
    items: [
      { href: '/settings', icon: icons.settings, label: '設定' },
      { href: '/map', icon: icons.map, label: 'Open the map' },
      {
        href: '/main',
        icon: icons.home,
        label: '第二開発本部プラットフォーム推進室バックエンド基盤グループのフロアに戻る',
      },
    ],
  },
} satisfies Meta<typeof LinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '設定' })).toHaveAttribute('href', '/settings');
  },
};
