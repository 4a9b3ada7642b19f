import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { icons } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { StatusLabel } from '../StatusLabel/index.ts';
import { Text } from '../Text/index.ts';
import { Timeline, timelineTones, type TimelineItem } from './Timeline.tsx';

const onRestore = fn();
const items: TimelineItem[] = [
  {
    id: '3',
    title: (
      <>
        Published by Aoi Tanaka <StatusLabel tone="success">Current</StatusLabel>
      </>
    ),
    time: { text: '2026/11/20 - 09:40', dateTime: '2026-11-20T09:40:00+09:00' },
    tone: 'accent',
    content: <Text tone="muted">24 × 16 m, 32 seats</Text>,
  },
  {
    id: '2',
    title: 'Ren Sato が公開しました',
    time: { text: '2026/11/18 - 17:05', dateTime: '2026-11-18T17:05:00+09:00' },
    content: <Text tone="muted">座席 28、会議室 3</Text>,
    action: (
      <Button size="sm" icon={icons.undo} onPress={onRestore}>
        Restore
      </Button>
    ),
  },
  {
    id: '1',
    title: 'Created',
    time: { text: '2026/11/02 - 10:00', dateTime: '2026-11-02T10:00:00+09:00' },
    icon: icons.plus,
  },
];

const meta = {
  component: Timeline,
  args: { items, label: 'Versions' },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Versions' });
    await expect(list.children).toHaveLength(3);
    await expect(canvas.getByText('2026/11/20 - 09:40')).toHaveAttribute(
      'datetime',
      '2026-11-20T09:40:00+09:00',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRestore).toHaveBeenCalledOnce();
  },
};

export const AllTones: Story = {
  render: () => (
    <Stack direction="row" gap={8} wrap>
      {[undefined, icons.history].map((icon, index) => (
        <Timeline
          key={index}
          label={`Tones ${index + 1}`}
          items={timelineTones.map((tone) => ({
            id: tone,
            title: tone,
            tone,
            ...(icon && { icon }),
          }))}
        />
      ))}
    </Stack>
  ),
};

/** Long words wrap, and actions move below the text. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: '14rem' }}>
      <Timeline
        {...args}
        items={[
          { id: 'long', title: 'docs/'.repeat(20), content: <Text>{'長い'.repeat(40)}</Text> },
          ...items,
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Versions' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Versions' });
    const title = canvas.getByText('Created').getBoundingClientRect();
    await expect(list.getBoundingClientRect().right - title.right).toBeLessThan(48);
  },
};
