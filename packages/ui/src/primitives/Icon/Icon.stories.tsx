import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Icon, iconSizes, iconTones } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = {
  component: Icon,
  args: { icon: icons.microphone },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllIcons: Story = {
  render: () => (
    <Stack direction="row" gap={5} wrap>
      {Object.entries(icons).map(([name, icon]) => (
        <Stack key={name} gap={1} align="center">
          <Icon icon={icon} size="lg" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={iconTones.map((tone) => ({ tone }))}
      columns={iconSizes}
      samples={{ en: 'Microphone', ja: 'マイク' }}
    >
      {({ row, column, text }) => (
        <Icon icon={icons.microphone} size={column} label={text} {...row} />
      )}
    </VariantSheet>
  ),
};

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
