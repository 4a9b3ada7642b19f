import { expect, it, vi } from 'vitest';
import { startRinging } from './ringTone.ts';

it.each(['suspended', 'running'] as const)(
  'closes the audio context once when it is %s',
  async (state) => {
    const close = vi.fn(async () => {});
    const createContext = () => ({ state, close }) as unknown as AudioContext;
    const stop = startRinging('incoming', 0, { createContext, locks: undefined });
    await new Promise(setImmediate);
    stop();
    stop();
    expect(close).toHaveBeenCalledOnce();
  },
);
