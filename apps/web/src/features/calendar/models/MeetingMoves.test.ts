import { describe, expect, it, vi } from 'vitest';
import { MeetingMoves, type Move } from './MeetingMoves.ts';

const moveTo = (hour: number) =>
  ({ meeting: { id: 'weekly' }, start: `${hour}:00`, end: `${hour + 1}:00` }) as unknown as Move;

function setUp() {
  const requests: { resolve(): void; reject(error: Error): void }[] = [];
  const save = vi.fn(
    (_move: Move) =>
      new Promise<void>((resolve, reject) => {
        requests.push({ resolve, reject });
      }),
  );
  const onFailed = vi.fn();
  const moves = new MeetingMoves({ save, onFailed });
  const start = (move: Move) => {
    moves.show(move);
    return moves.save(move);
  };
  const shown = () => moves.getSnapshot()['weekly']?.start;
  return { moves, requests, save, onFailed, start, shown };
}

describe('MeetingMoves.save', () => {
  it('shows the new time until it is saved', async () => {
    const { requests, start, shown } = setUp();
    const saving = start(moveTo(10));
    expect(shown()).toBe('10:00');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]!.resolve();
    await saving;
    expect(shown()).toBeUndefined();
  });

  it('saves a second move after the first and keeps showing it', async () => {
    const { requests, save, start, shown } = setUp();
    const first = start(moveTo(10));
    const second = start(moveTo(14));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]!.resolve();
    await first;
    expect(shown()).toBe('14:00');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    requests[1]!.resolve();
    await second;
    expect(save.mock.calls.map(([{ start: time }]) => time)).toEqual(['10:00', '14:00']);
    expect(shown()).toBeUndefined();
  });

  it('reports a failure and saves the next move', async () => {
    const { requests, onFailed, start } = setUp();
    void start(moveTo(10));
    void start(moveTo(14));
    const error = new Error('busy');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]!.reject(error);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(error);
  });
});

it('shows the saved time again after a discarded move', () => {
  const { moves, shown } = setUp();
  const move = moveTo(10);
  moves.show(move);
  moves.discard(move);
  expect(shown()).toBeUndefined();
});
