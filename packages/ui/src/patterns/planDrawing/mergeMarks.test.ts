import { describe, expect, it } from 'vitest';
import { barMark, boxMark, polygonMark, type Mark } from './mark.ts';
import { mergeMarks } from './mergeMarks.ts';

const at = (x: number, z: number) => ({ x, z, heading: 0 });
const desk = (x: number, z: number) =>
  boxMark('wood', at(x, z), { x: -0.5, y: -0.5, width: 1, height: 1 });
const plant = (x: number, z: number) =>
  boxMark('leaf', at(x, z), { x: -0.2, y: -0.2, width: 0.4, height: 0.4 });
const floor = (left: number, right: number): Mark =>
  polygonMark('sand', [
    [left, 0],
    [right, 0],
    [right, 2],
    [left, 2],
  ]);

const drawn = (marks: Mark[]) =>
  mergeMarks(marks).map(({ className, path }) => [className, path.split('M').length - 1]);

describe('mergeMarks', () => {
  it.each<[string, Mark[], [string, number][]]>([
    ['marks of one kind', [desk(1, 1), desk(3, 1), desk(5, 1)], [['wood', 3]]],
    [
      'separate kinds as one mark each',
      [desk(1, 1), plant(1, 3), desk(3, 1), plant(3, 3)],
      [
        ['wood', 2],
        ['leaf', 2],
      ],
    ],
    [
      'a desk over a plant, above it',
      [desk(1, 1), plant(3, 1), desk(3, 1)],
      [
        ['wood', 1],
        ['leaf', 1],
        ['wood', 1],
      ],
    ],
    [
      'overlapping desks separately',
      [desk(1, 1), desk(1.5, 1)],
      [
        ['wood', 1],
        ['wood', 1],
      ],
    ],
    ['overlapping floors of one colour as one', [floor(0, 4), floor(3, 6)], [['sand', 2]]],
    [
      'lines of two widths separately',
      [
        barMark(
          'wall',
          [
            [0, 0],
            [4, 0],
          ],
          0.1,
        ),
        barMark(
          'wall',
          [
            [0, 2],
            [4, 2],
          ],
          0.3,
        ),
      ],
      [
        ['wall', 1],
        ['wall', 1],
      ],
    ],
    [
      'distant marks separately',
      [desk(1, 1), desk(60, 60)],
      [
        ['wood', 1],
        ['wood', 1],
      ],
    ],
  ])('draws %s', (_name, marks, expected) => expect(drawn(marks)).toEqual(expected));

  it('keeps the keys of the remaining groups when other marks are removed', () => {
    const keys = (marks: Mark[]) => mergeMarks(marks).map(({ key }) => key);
    const all = [desk(1, 1), plant(40, 1), desk(60, 60)];
    expect(keys(all)).toEqual([...keys([all[0]!]), ...keys([all[1]!]), ...keys([all[2]!])]);
  });
});
