import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const AllShapes: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      {[0, 1, 2].map((row) => (
        <Stack key={row} direction="row" gap={3} align="center">
          <Skeleton shape="circle" width={10} height={10} />
          <Stack gap={2} grow>
            <Skeleton width="40%" />
            <Skeleton width="70%" height={3} />
          </Stack>
        </Stack>
      ))}
      <Skeleton shape="block" height={30} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const circle = canvasElement.querySelector('[data-component="Skeleton"]');
    await expect(circle?.getBoundingClientRect().width).toBe(40);
    await expect(circle).toHaveAttribute('aria-hidden', 'true');
  },
};
