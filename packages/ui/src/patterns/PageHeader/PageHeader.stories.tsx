import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { StatusLabel } from '../../primitives/StatusLabel/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  component: PageHeader,
  parameters: { layout: 'padded' },
  args: {
    title: 'メンバー Members',
    description: '招待、権限、部署をここで管理します。Invitations, roles and departments.',
    breadcrumbs: [{ href: '/admin', label: '管理 Administration' }],
    actions: (
      <>
        <Button icon={icons.download}>書き出す Export</Button>
        <Button variant="primary" icon={icons.invite}>
          招待する Invite
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    title:
      '第二開発本部プラットフォーム推進室の四半期メンテナンス Quarterly maintenance of the platform',
    mark: <StatusLabel tone="warning">予定 Planned</StatusLabel>,
    breadcrumbs: [
      { href: '/admin', label: '管理 Administration' },
      { href: '/admin/maintenance', label: 'メンテナンス Maintenance' },
    ],
  },
};
