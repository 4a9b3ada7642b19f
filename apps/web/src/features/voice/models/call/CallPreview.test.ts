import { expect, it, vi } from 'vitest';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { fakeBackground } from '../../media/background/testBackground.ts';
import { fakeDevice, flushPromises } from '../../rtc/fakes.ts';
import { CallPreview } from './CallPreview.ts';

it('opens each device only on request and closes all devices', async () => {
  const devices = { microphone: fakeDevice('voice'), camera: fakeDevice('camera', 'video') };
  let hear = (_: number) => {};
  const openMicrophone = vi.fn(async (_: string | null, on: { level(level: number): void }) => {
    hear = on.level;
    return devices.microphone;
  });
  const preview = new CallPreview({
    microphoneId: () => null,
    openMicrophone,
    cameraId: () => 'desk',
    openCamera: async () => devices.camera,
    cameraBackground: fakeBackground(new TestClock()).deps,
    streamOf: (track) => ({ id: track.id }) as MediaStream,
  });
  expect(preview.getSnapshot()).toMatchObject({ camera: { status: 'off' }, picture: null });
  expect(openMicrophone).not.toHaveBeenCalled();
  preview.setCamera(true);
  preview.setMicrophone(true);
  await flushPromises();
  expect(preview.getSnapshot()).toMatchObject({
    microphone: { status: 'on' },
    camera: { status: 'on' },
    picture: { id: 'camera' },
  });
  hear(0.1);
  expect(preview.level.getSnapshot()).toBeGreaterThan(0.5);
  preview.setMicrophone(false);
  expect(preview.level.getSnapshot()).toBe(0);
  preview.dispose();
  expect([devices.microphone.closed, devices.camera.closed]).toEqual([true, true]);
});
