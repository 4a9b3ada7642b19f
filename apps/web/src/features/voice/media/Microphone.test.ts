import { describe, expect, it, vi } from 'vitest';
import { fakeDevice, flushPromises } from '../rtc/fakes.ts';
import {
  nextDevice,
  type DeviceEvent,
  type DeviceState,
  type OpenDevice,
} from './CaptureDevice.ts';
import { Microphone, type MicrophoneDeps } from './Microphone.ts';

type Device = ReturnType<typeof fakeDevice>;

function setUp() {
  const requests: {
    deviceId: string | null;
    on: { level(level: number): void; gone(): void };
    give(device: OpenDevice): void;
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
  const onLevelWhileMuted = vi.fn();
  const microphone = new Microphone({ open, onTrack, onLevel, onLevelWhileMuted });
  return { microphone, requests, onTrack, onLevel, onLevelWhileMuted };
}

async function opened(deviceId: string | null = null) {
  const world = setUp();
  const device: Device = fakeDevice('first');
  const done = world.microphone.open(deviceId);
  world.requests[0]?.give(device);
  expect(await done).toBe(true);
  return { ...world, device };
}

describe('Microphone', () => {
  it('disables the track while muted and reports the level separately', async () => {
    const { microphone, device, requests, onLevel, onLevelWhileMuted } = await opened();
    expect(device.track.enabled).toBe(false);
    requests[0]?.on.level(0.5);
    expect(onLevel).not.toHaveBeenCalled();
    expect(onLevelWhileMuted).toHaveBeenLastCalledWith(0.5);
    microphone.setMuted(false);
    expect(device.track.enabled).toBe(true);
    requests[0]?.on.level(0.5);
    expect(onLevel).toHaveBeenLastCalledWith(0.5);
    expect(onLevelWhileMuted).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotAllowedError', 'notAllowedError'],
    ['NotFoundError', 'notFoundError'],
    ['OverconstrainedError', 'notFoundError'],
    ['NotReadableError', 'notReadableError'],
    ['InsecureContextError', 'insecureError'],
  ])('reports why it cannot be opened: %s', async (name, problem) => {
    const { microphone, requests } = setUp();
    const done = microphone.open(null);
    expect(microphone.getSnapshot().status).toBe('asking');
    requests[0]?.refuse(name);
    expect(await done).toBe(false);
    expect(microphone.getSnapshot()).toEqual({ status: 'problem', problem });
    microphone.dismiss();
    expect(microphone.getSnapshot().status).toBe('off');
  });

  it('falls back to the system default if the selected microphone is missing', async () => {
    const { microphone, requests } = setUp();
    const done = microphone.open('old');
    requests[0]?.refuse('OverconstrainedError');
    await flushPromises();
    expect(requests[1]?.deviceId).toBeNull();
    requests[1]?.give(fakeDevice('own'));
    expect(await done).toBe(true);
    expect(microphone.getSnapshot()).toMatchObject({ status: 'on', replaced: true });
  });

  it('falls back to the system default when unplugged during a call', async () => {
    const { microphone, requests, device, onTrack } = await opened('head');
    requests[0]?.on.gone();
    const own = fakeDevice('own');
    requests[1]?.give(own);
    await flushPromises();
    expect(device.closed).toBe(true);
    expect(onTrack).toHaveBeenLastCalledWith(own.track);
    expect(microphone.getSnapshot()).toMatchObject({ status: 'on', replaced: true });
  });

  it('switches back to a reconnected microphone, also after the message was dismissed', async () => {
    const { microphone, requests } = await opened('head');
    requests[0]?.on.gone();
    requests[1]?.give(fakeDevice('own'));
    await flushPromises();
    microphone.dismiss();
    const back = microphone.change('head');
    expect(requests[2]?.deviceId).toBe('head');
    requests[2]?.give(fakeDevice('head'));
    await back;
    expect(microphone.getSnapshot()).toEqual({ status: 'on', replaced: false });
    await microphone.change('head');
    expect(requests).toHaveLength(3);
  });

  it('switches to another microphone without a gap', async () => {
    const { microphone, requests, device, onTrack } = await opened();
    microphone.setMuted(false);
    const done = microphone.open('other');
    expect(device.closed).toBe(false);
    const other = fakeDevice('other');
    requests[1]?.give(other);
    await done;
    expect(device.closed).toBe(true);
    expect(onTrack.mock.calls.map(([track]) => track?.id)).toEqual(['first', 'other']);
    expect(other.track.enabled).toBe(true);
  });

  it('closes a microphone that opens after the end of the call', async () => {
    const { microphone, requests } = setUp();
    const done = microphone.open(null);
    microphone.close();
    const lateDevice = fakeDevice('late');
    requests[0]?.give(lateDevice);
    expect(await done).toBe(false);
    expect(lateDevice.closed).toBe(true);
    expect(microphone.getSnapshot().status).toBe('off');
  });
});

const off: DeviceState = { status: 'off' };
const asking: DeviceState = { status: 'asking' };
const on: DeviceState = { status: 'on', replaced: false };
const replaced: DeviceState = { status: 'on', replaced: true };
const problem: DeviceState = { status: 'problem', problem: 'notFoundError' };

it.each<[before: DeviceState, event: DeviceEvent, after: DeviceState]>([
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
])('nextDevice: state %j, event %j', (before, event, after) =>
  expect(nextDevice(before, event)).toEqual(after),
);
