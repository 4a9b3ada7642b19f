import { expect, it, vi } from 'vitest';
import { fakeDevice, settle } from '../rtc/fakes.ts';
import { Camera } from './Camera.ts';
import type { CaptureDeviceDeps } from './CaptureDevice.ts';

it('that is unplugged is off, and no other one takes its place', async () => {
  const device = fakeDevice('camera', 'video');
  let unplug = () => {};
  const open = vi.fn<CaptureDeviceDeps['open']>(async (_, { gone }) => {
    unplug = gone;
    return device;
  });
  const onTrack = vi.fn();
  const camera = new Camera({ open, onTrack });
  expect(open).not.toHaveBeenCalled();
  await camera.open('desk');
  unplug();
  await settle();
  expect(open).toHaveBeenCalledOnce();
  expect(device.closed).toBe(true);
  expect(onTrack.mock.calls).toEqual([[device.track], [null]]);
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem: 'notFoundError' });
});
