import { readFileSync } from 'node:fs';
import { personStates } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { encodeFrame, encodeMove } from './codec.ts';

// Decodes the codec's output with the layout tables of the contract.

const { components } = JSON.parse(
  readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, { description: string }> } };

interface Field {
  offset: number;
  type: string;
  name: string;
  unit: string;
}

function tablesOf(schema: string): Field[][] {
  const { description } = components.schemas[schema]!;
  return description
    .split(/\n\s*\n/)
    .map((paragraph) =>
      [...paragraph.matchAll(/^\| (\d+) +\| (\w+) +\| `(\w+)` +\| (.*?) +\|$/gm)].map(
        ([, offset, type, name, unit]) => ({
          offset: Number(offset),
          type: type!,
          name: name!,
          unit: unit!,
        }),
      ),
    )
    .filter((fields) => fields.length > 0);
}

const bits = (type: string) => Number(/\d+$/.exec(type)![0]);
const sizeOf = (fields: Field[]) =>
  Math.max(...fields.map(({ offset, type }) => offset + bits(type) / 8));

function read(bytes: Uint8Array, fields: Field[], start = 0): Record<string, unknown> {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const values = fields.map(({ offset, type, name, unit }) => {
    const method = `get${type[0]!.toUpperCase()}${type.slice(1)}` as
      'getInt16' | 'getUint8' | 'getUint16' | 'getUint32';
    return [name, inUnit(view[method](offset, true), unit)];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

function inUnit(value: number, unit: string): unknown {
  if (unit === 'centimetres') return value / 100;
  if (unit === '256ths of a turn') return (value / 256) * Math.PI * 2;
  if (unit === 'index in `PersonState`') return personStates[value];
  return value;
}

const pose = { x: 12.34, z: -0.05, heading: Math.PI / 2, state: 'sit' } as const;

it('encodeMove matches the layout in the contract', () => {
  const [fields, ...more] = tablesOf('FloorMove');
  expect(more).toEqual([]);
  const move = { ...pose, sequence: 40_000 };
  const bytes = encodeMove(move);
  expect(bytes.byteLength).toBe(sizeOf(fields!));
  expect(read(bytes, fields!)).toEqual(move);
});

describe('encodeFrame', () => {
  const [head, one, ...more] = tablesOf('FloorFrame');

  it('matches the layout in the contract', () => {
    expect(more).toEqual([]);
    const poses = [
      { ...pose, person: 65_000 },
      { x: 1, z: 2, heading: 0, state: 'wave' as const, person: 7 },
    ];
    const bytes = encodeFrame({ serverTime: 4_000_000_000, poses });
    const size = sizeOf(one!);
    expect(bytes.byteLength).toBe(sizeOf(head!) + poses.length * size);
    expect(read(bytes, head!)).toEqual({ serverTime: 4_000_000_000 });
    const decoded = poses.map((_, index) => read(bytes, one!, sizeOf(head!) + index * size));
    expect(decoded).toEqual(poses);
  });
});
