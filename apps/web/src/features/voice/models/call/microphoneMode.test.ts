import { describe, expect, it } from 'vitest';
import { flushPromises } from '../../rtc/fakes.ts';
import { microphoneMode } from './microphoneMode.ts';
import { active, person, setUpCall } from './testCall.ts';

async function talk({ muted }: { muted: boolean }) {
  const { call, join } = setUpCall();
  await join('m', person('a'));
  await call.setMuted(muted);
  return call;
}

describe('microphoneMode', () => {
  it.each([true, false])('returns to the state before push-to-talk: muted %s', async (muted) => {
    const call = await talk({ muted });
    const change = microphoneMode(() => call);
    change(true);
    expect(active(call).muted).toBe(true);
    change(true);
    change(false);
    await flushPromises();
    expect(active(call).muted).toBe(muted);
  });

  it('does not unmute in another call', async () => {
    const [first, second] = [await talk({ muted: false }), await talk({ muted: true })];
    let current = first;
    const change = microphoneMode(() => current);
    change(true);
    current = second;
    change(false);
    await flushPromises();
    expect(active(second).muted).toBe(true);
  });

  it('keeps a call muted that has started with push-to-talk', async () => {
    const call = await talk({ muted: true });
    microphoneMode(() => call)(false);
    await flushPromises();
    expect(active(call).muted).toBe(true);
  });
});
