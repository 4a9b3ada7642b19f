import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Separator } from './Separator.tsx';

const meta = { component: Separator } satisfies Meta<typeof Separator>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const BothDirections: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={3}>
      <Text>Members</Text>
      <Separator />
      <Stack direction="row" gap={3}>
        <Text>部屋</Text>
        <Separator axis="vertical" semantic />
        <Text>座席</Text>
      </Stack>
    </Stack>
  ),
};
