import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { KeyHint } from './KeyHint.tsx';

const meta = {
  component: KeyHint,
  args: { keys: ['Ctrl', 'Shift', 'Z'] },
  render: (args) => (
    <Stack direction="row" gap={4} align="center" wrap>
      <KeyHint {...args} />
      <KeyHint keys={['⌘', 'K']} />
      <KeyHint keys={['Esc']} />
      <KeyHint keys={['変換']} />
    </Stack>
  ),
} satisfies Meta<typeof KeyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKeys: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('kbd')).toHaveTextContent('Ctrl+Shift+Z');
  },
};
