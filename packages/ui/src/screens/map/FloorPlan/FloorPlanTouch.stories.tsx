import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drawing, floorId, onFloor, pointOf } from './FloorPlan.decorator.tsx';
import type { FloorPlan } from './FloorPlan.tsx';

const meta = { ...onFloor } satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Point {
  clientX: number;
  clientY: number;
}

/** Simulates a finger on the plan. The first active finger is the primary pointer. */
function fingerOn(surface: HTMLElement, pointerId: number) {
  const tell = (type: string, at: Point) =>
    surface.dispatchEvent(
      new PointerEvent(type, {
        ...at,
        pointerId,
        isPrimary: pointerId === 1,
        pointerType: 'touch',
        bubbles: true,
        cancelable: true,
      }),
    );
  return {
    down: (at: Point) => tell('pointerdown', at),
    move: (at: Point) => tell('pointermove', at),
    up: (at: Point) => tell('pointerup', at),
  };
}

const offsetBy = ({ clientX, clientY }: Point, x: number, y = 0): Point => ({
  clientX: clientX + x,
  clientY: clientY + y,
});

const width = (surface: HTMLElement) => surface.querySelector('svg')!.getBoundingClientRect().width;

/** Moves two fingers around a point from 20 to 80 pixels apart. */
function spread(surface: HTMLElement, middle: Point) {
  const [one, two] = [fingerOn(surface, 1), fingerOn(surface, 2)];
  one.down(offsetBy(middle, -10));
  two.down(offsetBy(middle, 10));
  for (let out = 12; out <= 40; out += 2) {
    two.move(offsetBy(middle, out));
    one.move(offsetBy(middle, -out));
  }
  return { one, two };
}

/** Pinching zooms around the point between the fingers and does not trigger a press. */
export const Pinch: Story = {
  play: async ({ canvasElement, args }) => {
    const surface = await drawing(canvasElement);
    await expect(getComputedStyle(surface).touchAction).toBe('none');
    const place = { x: 12, z: 6 };
    const initialWidth = width(surface);
    const middle = pointOf(surface, place);

    const { one, two } = spread(surface, middle);
    await waitFor(() => expect(width(surface) / initialWidth).toBeCloseTo(4, 1));
    const { clientX, clientY } = pointOf(surface, place);
    await expect(Math.hypot(clientX - middle.clientX, clientY - middle.clientY)).toBeLessThan(2);

    two.up(offsetBy(middle, 40));
    one.move(offsetBy(middle, -40, 30));
    await waitFor(() => expect(pointOf(surface, place).clientY).toBeCloseTo(clientY + 30, 0));
    one.up(offsetBy(middle, -40, 30));

    const floor = pointOf(surface, place);
    one.down(floor);
    two.down(offsetBy(floor, 30));
    two.up(offsetBy(floor, 30));
    one.up(floor);
    await expect(args.onWalkTo).not.toHaveBeenCalled();
    one.down(floor);
    one.up(floor);
    await expect(args.onWalkTo).toHaveBeenCalledOnce();
  },
};

/** One finger pans. A tap without movement presses, a double tap presses twice. */
export const DragAndTap: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const surface = await drawing(canvasElement);
    const initialWidth = width(surface);
    const lucas = { x: 15.4, z: 19.6 };
    const { one, two } = spread(surface, pointOf(surface, { x: 16, z: 14 }));
    two.up(pointOf(surface, { x: 16, z: 14 }));
    one.up(pointOf(surface, { x: 16, z: 14 }));
    await waitFor(() => expect(width(surface) / initialWidth).toBeCloseTo(4, 1));

    const start = pointOf(surface, lucas);
    one.down(start);
    one.move(offsetBy(start, 0, -20));
    one.move(offsetBy(start, 0, -40));
    one.up(offsetBy(start, 0, -40));
    await waitFor(() => expect(pointOf(surface, lucas).clientY).toBeCloseTo(start.clientY - 40, 0));
    await expect(canvas.queryByRole('group', { name: 'Lucas Martin' })).toBeNull();

    const floor = pointOf(surface, { x: 16, z: 20.6 });
    for (let times = 0; times < 2; times++) {
      one.down(floor);
      one.move(offsetBy(floor, 2, 3));
      one.up(offsetBy(floor, 1, 1));
    }
    const walk = { floorId, x: expect.closeTo(16, 0), z: expect.closeTo(20.6, 0) };
    await waitFor(() => expect(args.onWalkTo).toHaveBeenCalledTimes(2));
    await expect(args.onWalkTo).toHaveBeenLastCalledWith(walk);
    await expect(width(surface) / initialWidth).toBeCloseTo(4, 1);

    const him = pointOf(surface, lucas);
    one.down(him);
    one.up(him);
    await expect(await canvas.findByRole('group', { name: 'Lucas Martin' })).toBeVisible();
  },
};
