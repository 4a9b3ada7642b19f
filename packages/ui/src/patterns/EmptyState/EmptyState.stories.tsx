import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { icon: icons.people, title: 'メンバーはまだいません' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    icon: icons.search,
    title: 'No member matches “Yamada”',
    description: 'Try another name or department.',
    action: <Button>Clear the search</Button>,
  },
};

export const LongText: Story = {
  args: {
    title: '「第二開発本部プラットフォーム推進室」に一致するメンバーは見つかりませんでした',
    description:
      '名前や部署の一部だけを入力するか、別の書き方で検索してください。漢字、カナ、アルファベットのどれでも検索できます。',
  },
};
