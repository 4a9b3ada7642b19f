import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ScrollArea } from './ScrollArea.tsx';

const meta = {
  component: ScrollArea,
  args: {
    label: 'Members',
    children: Array.from({ length: 60 }, (_, index) => (
      <Text as="p" key={index}>{`メンバー ${index + 1}`}</Text>
    )),
  },
  render: (args) => (
    <div style={{ height: '12rem', display: 'flex' }}>
      <Stack grow>
        <ScrollArea {...args} />
      </Stack>
    </div>
  ),
} satisfies Meta<typeof ScrollArea>;
export default meta;

export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('region', { name: 'Members' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};
