import { statuses } from '@office/vocabulary';
import type { Status } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { paintPresence } from './presence.ts';

function shapesOf(status: Status): string {
  const steps: string[] = [];
  const note =
    (name: string) =>
    (...at: number[]) =>
      void steps.push(`${name} ${at.join(' ')}`);
  const context = {
    beginPath: note('begin'),
    arc: note('arc'),
    fill: note('fill'),
    lineTo: note('line'),
    stroke: note('stroke'),
  };
  const ring = { color: '#ffffff', width: 1 };
  paintPresence(context as unknown as CanvasRenderingContext2D, status, {
    x: 0,
    y: 0,
    radius: 10,
    ring,
  });
  return steps.join(', ');
}

it('draws a distinct shape for each presence', () => {
  expect(new Set(statuses.map(shapesOf)).size).toBe(statuses.length);
});
