import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Text, textSizes, textTones, textWeights } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Everyone is at work together.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const samples = { en: 'Everyone is at work together.', ja: 'みんなが同じ場所で働いています。' };

export const Playground: Story = {};

export const AllSizes: Story = {
  render: () => (
    <VariantSheet
      rows={textSizes.flatMap((size) => textWeights.map((weight) => ({ size, weight })))}
      samples={samples}
    >
      {({ row, text }) => <Text {...row}>{text}</Text>}
    </VariantSheet>
  ),
};

export const AllTones: Story = {
  render: () => (
    <VariantSheet rows={textTones.map((tone) => ({ tone }))} samples={samples}>
      {({ row, text }) => <Text {...row}>{text}</Text>}
    </VariantSheet>
  ),
};

export const Truncated: Story = {
  args: {
    truncate: true,
    as: 'p',
    children: 'とても長い名前の部屋はここで切れて、残りは見えません。'.repeat(8),
  },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-component="Text"]');
    await expect(text?.scrollWidth).toBeGreaterThan(text?.clientWidth ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
