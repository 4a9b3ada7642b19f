import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Choose a metaverse' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllSizes: Story = {
  render: () => (
    <VariantSheet
      rows={headingSizes.map((size) => ({ size }))}
      samples={{ en: 'Choose a metaverse', ja: 'メタバースを選択してください' }}
    >
      {({ row, text }) => (
        <Heading level={1} {...row}>
          {text}
        </Heading>
      )}
    </VariantSheet>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'メンテナンスのため、ただいまサービスを一時的に停止しています。終了予定時刻までお待ちください。',
  },
};
