import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plan } from '../FloorPlan/FloorPlan.plan.fixtures.ts';
import { FloorPicture } from './FloorPicture.tsx';

const meta = {
  component: FloorPicture,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: { plan, name: '1F', language: 'ja' },
} satisfies Meta<typeof FloorPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Floor: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.name })).toBeVisible();
    const room = plan.zones.find(({ kind }) => kind !== 'OPEN')!;
    await expect(canvas.getByText(room.name.ja)).toBeInTheDocument();
  },
};

export const English: Story = {
  args: { language: 'en' },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('text')].map((name) => name.getBBox());
    const overlapping = boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(box.x + box.width / 2 - other.x - other.width / 2) <
              (box.width + other.width) / 2 &&
            Math.abs(box.y + box.height / 2 - other.y - other.height / 2) <
              (box.height + other.height) / 2,
        ),
    );
    await expect(overlapping).toEqual([]);
  },
};
