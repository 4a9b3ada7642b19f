import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { href: '/admin', label: '管理 Administration' },
      { href: '/admin/members', label: 'メンバー Members' },
    ],
    current: '第二開発本部プラットフォーム推進室 Platform engineering',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await expect(canvas.getByRole('navigation', { name: t('breadcrumbs.label') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Members/ })).toHaveAttribute(
      'href',
      '/admin/members',
    );
    await expect(canvas.getByText(/Platform/).closest('li')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
