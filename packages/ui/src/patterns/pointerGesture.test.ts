import { describe, expect, it } from 'vitest';
import {
  idle,
  nextGesture,
  type Gesture,
  type GestureAction,
  type GestureEvent,
} from './pointerGesture.ts';

const at = (id: number, x: number, y = 0) => ({ id, x, y });
const down = (id: number, x: number): GestureEvent => ({
  type: 'down',
  pointer: at(id, x),
  isPrimary: id === 1,
});
const move = (id: number, x: number, moveTolerance = 5): GestureEvent => ({
  type: 'move',
  pointer: at(id, x),
  moveTolerance,
});
const up = (id: number, x = 0): GestureEvent => ({ type: 'up', pointer: at(id, x) });
const cancel = (id: number): GestureEvent => ({ type: 'cancel', pointer: at(id, 0) });

const pan = (x: number): GestureAction => ({ kind: 'pan', by: { x, y: 0 } });
const pinch = (factor: number, x: number, by: number, begins: boolean): GestureAction => ({
  kind: 'pinch',
  factor,
  at: { x, y: 0 },
  by: { x: by, y: 0 },
  begins,
});

type Row = [title: string, events: GestureEvent[], ends: Gesture['kind'], actions: GestureAction[]];

describe('nextGesture', () => {
  it.each<Row>([
    ['a press', [down(1, 10), up(1, 10)], 'idle', [{ kind: 'press', at: { x: 10, y: 0 } }]],
    [
      'a press with small movements',
      [down(1, 10), move(1, 14), up(1, 14)],
      'idle',
      [{ kind: 'press', at: { x: 14, y: 0 } }],
    ],
    ['a cancelled press', [down(1, 10), cancel(1)], 'idle', []],
    ['a drag', [down(1, 10), move(1, 20), move(1, 15), up(1)], 'idle', [pan(10), pan(-5)]],
    ['a drag from the first pixel', [down(1, 10), move(1, 11, 0)], 'drag', [pan(1)]],
    ['a move without a press', [move(2, 10), down(1, 0), move(2, 20)], 'press', []],
    [
      'a pinch',
      [down(1, 0), down(2, 100), move(2, 200), move(1, 100)],
      'pinch',
      [pinch(2, 100, 50, true), pinch(0.5, 150, 50, false)],
    ],
    ['two fingers without a press', [down(1, 0), down(2, 100), up(2), up(1)], 'idle', []],
    [
      'a pinch continued with one finger',
      [down(1, 0), down(2, 100), up(2), move(1, 1)],
      'drag',
      [pan(1)],
    ],
    [
      'fingers that almost meet',
      [down(1, 0), down(2, 4), move(2, 2), move(2, 16)],
      'pinch',
      [pinch(1, 1, -1, true), pinch(2, 8, 7, false)],
    ],
    [
      'a third finger',
      [down(1, 0), down(2, 100), move(2, 110), down(3, 300), move(3, 310), up(3)],
      'pinch',
      [pinch(1.1, 55, 5, true), pinch(310 / 300, 155, 5, true)],
    ],
    [
      'a first finger after a missed release',
      [down(1, 0), move(1, 50), down(1, 10), up(1, 10)],
      'idle',
      [pan(50), { kind: 'press', at: { x: 10, y: 0 } }],
    ],
  ])('handles %s', (_title, events, ends, actions) => {
    let gesture = idle;
    const done: GestureAction[] = [];
    for (const event of events) {
      const step = nextGesture(gesture, event);
      gesture = step.gesture;
      if (step.action) done.push(step.action);
    }
    expect(gesture.kind).toBe(ends);
    expect(done).toEqual(actions);
  });
});
