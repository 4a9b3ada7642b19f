import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { inPanel, onPanelClose } from './SidePanel.decorator.tsx';
import { SidePanel } from './SidePanel.tsx';

const meta = {
  component: SidePanel,
  parameters: { layout: 'fullscreen', ...framed },
  decorators: [inPanel],
  args: { title: 'メンバー', children: <Text as="p">ここに内容が入ります。</Text> },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    onPanelClose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('closePanel') }));
    await expect(onPanelClose).toHaveBeenCalledOnce();
  },
};

const paragraphs = Array.from({ length: 24 }, (_, index) => (
  <Text key={index} as="p">
    {index + 1}. 内容が長いときは、ここだけが縦にスクロールします。
  </Text>
));

export const WithEverything: Story = {
  args: {
    title: 'プロフィールを編集',
    description: 'まだ保存していません',
    onBack: fn(),
    footer: (
      <Button variant="primary" fullWidth>
        保存
      </Button>
    ),
    children: paragraphs,
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    title: '第二開発本部プラットフォーム推進室バックエンド基盤グループのメンバー',
    description: 'Members of the Platform Promotion Office, Second Development Division',
    onBack: fn(),
  },
};
