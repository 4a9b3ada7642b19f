import { describe, expect, it } from 'vitest';
import { contain, cover, recordingLayout, recordingSize, type Rect } from './recordingLayout.ts';

const { width, height } = recordingSize;
const counts = [0, 1, 2, 3, 4, 5];

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isInside = ({ x, y, width: wide, height: high }: Rect) =>
  x >= 0 && y >= 0 && x + wide <= width && y + high <= height;

describe('recordingLayout', () => {
  it.each(counts.flatMap((people) => [[people, false] as const, [people, true] as const]))(
    'keeps the tiles of %i people apart and on the canvas, share: %s',
    (people, hasShare) => {
      const { share, tiles } = recordingLayout(people, hasShare);
      const areas = share ? [share, ...tiles] : tiles;
      expect(tiles).toHaveLength(people);
      expect(areas.every(isInside)).toBe(true);
      const pairs = areas.flatMap((area, index) => areas.slice(index + 1).map((b) => [area, b]));
      expect(pairs.filter(([a, b]) => overlaps(a!, b!))).toEqual([]);
    },
  );

  it('shows a share large, with the people in one column beside it', () => {
    const { share, tiles } = recordingLayout(5, true);
    expect(share!.width).toBeGreaterThan(0.75 * width);
    expect(new Set(tiles.map(({ x }) => x)).size).toBe(1);
    expect(tiles[0]!.x).toBeGreaterThanOrEqual(share!.x + share!.width);
  });

  it('shows a share without people on the whole canvas', () => {
    expect(recordingLayout(0, true).share).toMatchObject({
      width: width - 16,
      height: height - 16,
    });
  });

  it('shows one person as large as possible', () => {
    const [tile] = recordingLayout(1, false).tiles;
    expect(tile!.height).toBeGreaterThan(0.95 * height);
  });

  it('shows equal tiles in a grid and centres the last row', () => {
    const { tiles } = recordingLayout(5, false);
    expect(new Set(tiles.map((tile) => tile.width)).size).toBe(1);
    expect(new Set(tiles.map(({ y }) => y)).size).toBe(2);
    const [first, last] = tiles.slice(3) as [Rect, Rect];
    expect((first.x + last.x + last.width) / 2).toBeCloseTo(width / 2, -1);
  });
});

describe('contain and cover', () => {
  const frame = { x: 10, y: 20, width: 160, height: 90 };

  it('contain shows the whole picture in the middle of the frame', () => {
    expect(contain({ width: 300, height: 300 }, frame)).toEqual({
      x: 45,
      y: 20,
      width: 90,
      height: 90,
    });
  });

  it('cover cuts the edges of a picture with another ratio', () => {
    expect(cover({ width: 160, height: 180 }, frame)).toEqual({
      x: 0,
      y: 45,
      width: 160,
      height: 90,
    });
  });
});
