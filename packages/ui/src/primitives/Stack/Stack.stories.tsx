import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Stack, stackGaps } from './Stack.tsx';

const meta = { component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    gap: 3,
    children: ['Room 1', 'Room 2', 'Room 3'].map((name) => (
      <Card key={name} padding="sm">
        <Text>{name}</Text>
      </Card>
    )),
  },
};

export const AllGaps: Story = {
  render: () => (
    <VariantSheet rows={stackGaps.map((gap) => ({ gap }))} samples={{ en: 'Room', ja: '部屋' }}>
      {({ row, text }) => (
        <Stack direction="row" {...row}>
          {[1, 2, 3].map((number) => (
            <Card key={number} padding="sm">
              <Text>{`${text} ${number}`}</Text>
            </Card>
          ))}
        </Stack>
      )}
    </VariantSheet>
  ),
};
