import { statuses } from '@office/vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/index.ts';
import { PresenceAvatar } from './PresenceAvatar.tsx';

const meta = {
  component: PresenceAvatar,
  args: { name: '佐々木 葵', workingStatus: 'OFFICE', status: 'AVAILABLE' },
} satisfies Meta<typeof PresenceAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Statuses: Story = {
  render: (args) => (
    <Stack direction="row" gap={4}>
      {statuses.map((status) => (
        <PresenceAvatar key={status} {...args} workingStatus="HOME" status={status} />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={4} align="center">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <PresenceAvatar key={size} {...args} size={size} name="Ren Takahashi" status="LEAVING" />
      ))}
    </Stack>
  ),
};
