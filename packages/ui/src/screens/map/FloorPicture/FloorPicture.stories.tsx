import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overlap } from '../../../patterns/planDrawing/bounds.ts';
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
    const boxes = [...canvasElement.querySelectorAll('text')].map((name) => {
      const { x, y, width, height } = name.getBBox();
      return { left: x, top: y, right: x + width, bottom: y + height };
    });
    const overlapping = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).filter((other) => overlap(box, other)),
    );
    await expect(overlapping).toEqual([]);
  },
};
