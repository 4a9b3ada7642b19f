import { expect, it, vi } from 'vitest';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { fakeDevice, flushPromises } from '../rtc/fakes.ts';
import { fakeBackground } from './background/testBackground.ts';
import { Camera } from './Camera.ts';
import type { CaptureDeviceDeps } from './CaptureDevice.ts';

it.each([
  ['unplugged', undefined, 'notFoundError'],
  ['the permission is revoked during a call', 'notAllowedError', 'notAllowedError'],
] as const)('turns off without a replacement when %s', async (_, why, problem) => {
  const device = fakeDevice('camera', 'video');
  let end = () => {};
  const open = vi.fn<CaptureDeviceDeps['open']>(async (_id, { gone }) => {
    end = () => gone(why);
    return device;
  });
  const onTrack = vi.fn();
  const camera = new Camera({ open, onTrack, ...fakeBackground(new TestClock()).deps });
  expect(open).not.toHaveBeenCalled();
  await camera.open('desk');
  end();
  await flushPromises();
  expect(open).toHaveBeenCalledOnce();
  expect(device.closed).toBe(true);
  expect(onTrack.mock.calls).toEqual([[device.track], [null]]);
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem });
});
