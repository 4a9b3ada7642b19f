import { statuses } from '@office/vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PresenceDot } from './PresenceDot.tsx';

const meta = {
  component: PresenceDot,
  args: { status: 'AVAILABLE' },
} satisfies Meta<typeof PresenceDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Green, red, amber, grey and black, each with a distinct shape. */
export const All: Story = {
  render: () => (
    <Stack gap={3}>
      {statuses.map((status) => (
        <Stack key={status} direction="row" gap={4} align="center">
          <PresenceDot status={status} />
          <PresenceDot status={status} size="lg" />
          <Text>{status}</Text>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    for (const status of statuses) {
      await expect(canvas.getAllByRole('img', { name: t(`status.${status}`) })).toHaveLength(2);
    }
  },
};

export const Combined: Story = {
  args: { status: 'BUSY', workingStatus: 'HOME' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const name = t('presence', {
      workingStatus: t('workingStatus.HOME'),
      status: t('status.BUSY'),
    });
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
