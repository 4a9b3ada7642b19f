import { describe, expect, it, vi } from 'vitest';
import { fakeMicrophone, settle } from '../rtc/fakes.ts';
import {
  Microphone,
  nextMicrophone,
  type MicrophoneEvent,
  type MicrophoneDeps,
  type MicrophoneState,
  type OpenMicrophone,
} from './Microphone.ts';

type Device = ReturnType<typeof fakeMicrophone>;

function setUp() {
  const requests: {
    deviceId: string | null;
    on: { level(level: number): void; gone(): void };
    give(device: OpenMicrophone): void;
    refuse(name: string): void;
  }[] = [];
  const open: MicrophoneDeps['open'] = (deviceId, on) =>
    new Promise((resolve, reject) => {
      requests.push({
        deviceId,
        on,
        give: resolve,
        refuse: (name) => reject(Object.assign(new Error(), { name })),
      });
    });
  const onTrack = vi.fn();
  const onLevel = vi.fn();
  const microphone = new Microphone({ open, onTrack, onLevel });
  return { microphone, requests, onTrack, onLevel };
}

async function opened(deviceId: string | null = null) {
  const world = setUp();
  const device: Device = fakeMicrophone('first');
  const done = world.microphone.open(deviceId);
  world.requests[0]?.give(device);
  expect(await done).toBe(true);
  return { ...world, device };
}

describe('a microphone', () => {
  it('is off while muted, and nothing is heard of it', async () => {
    const { microphone, device, requests, onLevel } = await opened();
    expect(device.track.enabled).toBe(false);
    requests[0]?.on.level(0.5);
    expect(onLevel).not.toHaveBeenCalled();
    microphone.setMuted(false);
    expect(device.track.enabled).toBe(true);
    requests[0]?.on.level(0.5);
    expect(onLevel).toHaveBeenLastCalledWith(0.5);
  });

  it.each([
    ['NotAllowedError', 'notAllowedError'],
    ['NotFoundError', 'notFoundError'],
    ['OverconstrainedError', 'notFoundError'],
    ['NotReadableError', 'notReadableError'],
    ['InsecureContextError', 'insecureError'],
  ])('says why there is none: %s', async (name, problem) => {
    const { microphone, requests } = setUp();
    const done = microphone.open(null);
    expect(microphone.getSnapshot().status).toBe('asking');
    requests[0]?.refuse(name);
    expect(await done).toBe(false);
    expect(microphone.getSnapshot()).toEqual({ status: 'problem', problem });
    microphone.dismiss();
    expect(microphone.getSnapshot().status).toBe('off');
  });

  it('that was chosen and is gone is replaced by the system’s own', async () => {
    const { microphone, requests } = setUp();
    const done = microphone.open('old');
    requests[0]?.refuse('OverconstrainedError');
    await settle();
    expect(requests[1]?.deviceId).toBeNull();
    requests[1]?.give(fakeMicrophone('own'));
    expect(await done).toBe(true);
    expect(microphone.getSnapshot()).toMatchObject({ status: 'on', replaced: true });
  });

  it('that is unplugged in mid-talk is replaced', async () => {
    const { microphone, requests, device, onTrack } = await opened('head');
    requests[0]?.on.gone();
    const own = fakeMicrophone('own');
    requests[1]?.give(own);
    await settle();
    expect(device.closed).toBe(true);
    expect(onTrack).toHaveBeenLastCalledWith(own.track);
    expect(microphone.getSnapshot()).toMatchObject({ status: 'on', replaced: true });
  });

  it('changes to another without a gap', async () => {
    const { microphone, requests, device, onTrack } = await opened();
    microphone.setMuted(false);
    const done = microphone.open('other');
    expect(device.closed).toBe(false);
    const other = fakeMicrophone('other');
    requests[1]?.give(other);
    await done;
    expect(device.closed).toBe(true);
    expect(onTrack.mock.calls.map(([track]) => track?.id)).toEqual(['first', 'other']);
    expect(other.track.enabled).toBe(true);
  });

  it('that comes after the end is closed at once', async () => {
    const { microphone, requests } = setUp();
    const done = microphone.open(null);
    microphone.close();
    const late = fakeMicrophone('late');
    requests[0]?.give(late);
    expect(await done).toBe(false);
    expect(late.closed).toBe(true);
    expect(microphone.getSnapshot().status).toBe('off');
  });
});

const off: MicrophoneState = { status: 'off' };
const asking: MicrophoneState = { status: 'asking' };
const on: MicrophoneState = { status: 'on', replaced: false };
const replaced: MicrophoneState = { status: 'on', replaced: true };
const problem: MicrophoneState = { status: 'problem', problem: 'notFoundError' };

it.each<[before: MicrophoneState, event: MicrophoneEvent, after: MicrophoneState]>([
  [off, { kind: 'asked' }, asking],
  [problem, { kind: 'asked' }, asking],
  [on, { kind: 'asked' }, on],
  [asking, { kind: 'opened', replaced: false }, on],
  [on, { kind: 'opened', replaced: true }, replaced],
  [asking, { kind: 'failed', problem: 'notFoundError' }, problem],
  [on, { kind: 'failed', problem: 'notFoundError' }, problem],
  [problem, { kind: 'dismissed' }, off],
  [replaced, { kind: 'dismissed' }, on],
  [asking, { kind: 'dismissed' }, asking],
  [on, { kind: 'closed' }, off],
  [asking, { kind: 'closed' }, off],
])('%j after %j', (before, event, after) => expect(nextMicrophone(before, event)).toEqual(after));
