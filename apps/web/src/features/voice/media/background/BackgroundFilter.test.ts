import { TestClock } from '@office/client/lib/testDeps.ts';
import { expect, it, vi } from 'vitest';
import { fakeDevice, flushPromises } from '../../rtc/fakes.ts';
import { Camera } from '../Camera.ts';
import type { CaptureDeviceDeps } from '../CaptureDevice.ts';
import { fakeBackground } from './testBackground.ts';

function setUp() {
  const clock = new TestClock();
  const background = fakeBackground(clock);
  const devices = new Map<string | null, ReturnType<typeof fakeDevice>>();
  const gone = vi.fn<() => void>();
  const sent: (string | null)[] = [];
  const open: CaptureDeviceDeps['open'] = async (deviceId, on) => {
    gone.mockImplementation(() => on.gone());
    const device = fakeDevice(deviceId ?? 'default', 'video');
    devices.set(deviceId, device);
    return device;
  };
  const camera = new Camera({
    ...background.deps,
    open,
    onTrack: (track) => sent.push(track?.id ?? null),
  });
  const choose = (...[choice]: Parameters<typeof background.select>) => {
    background.select(choice);
    void camera.background.update();
  };
  return { background, camera, choose, clock, devices, gone, sent };
}

/** A camera that is open with the blurred background. */
async function setUpBlurred() {
  const world = setUp();
  world.background.select('blur');
  await world.camera.open('desk');
  const [pipeline] = world.background.started;
  if (!pipeline) throw new Error('The effect was not started');
  pipeline.ready();
  await flushPromises();
  return { ...world, pipeline };
}

it('sends the camera itself and starts nothing without a background', async () => {
  const { background, camera, sent } = setUp();
  await camera.open('desk');
  expect(sent).toEqual(['desk']);
  expect(background.started).toEqual([]);
});

it('sends nothing until the first frame with the background is ready', async () => {
  const { background, camera, sent } = setUp();
  background.select('blur');
  await camera.open('desk');
  expect(sent).toEqual([]);
  expect(camera.background.getSnapshot()).toEqual({ status: 'starting' });
  background.started[0]?.ready();
  await flushPromises();
  expect(sent).toEqual(['effect 1']);
  expect(camera.background.getSnapshot()).toEqual({ status: 'on' });
});

it('keeps the sent track and the effect when the camera or the background changes', async () => {
  const { background, camera, choose, devices, pipeline, sent } = await setUpBlurred();
  await camera.change('usb');
  expect(pipeline.source).toBe('usb');
  expect(devices.get('desk')?.closed).toBe(true);
  choose('office');
  await flushPromises();
  expect(pipeline.background).toBe('office');
  expect(background.started).toHaveLength(1);
  expect(sent).toEqual(['effect 1']);
});

it('starts and stops the effect of an open camera', async () => {
  const { background, camera, choose, sent } = setUp();
  await camera.open('desk');
  choose('office');
  background.started[0]?.ready();
  await flushPromises();
  choose('none');
  expect(sent).toEqual(['desk', 'effect 1', 'desk']);
  expect(background.started[0]?.closed).toBe(true);
});

it('stops processing when the camera is turned off', async () => {
  const { camera, devices, pipeline, sent } = await setUpBlurred();
  camera.close();
  expect(pipeline.closed).toBe(true);
  expect(devices.get('desk')?.closed).toBe(true);
  expect(sent).toEqual(['effect 1', null]);
});

it('stops processing when the camera is unplugged', async () => {
  const { camera, gone, pipeline, sent } = await setUpBlurred();
  gone();
  await flushPromises();
  expect(pipeline.closed).toBe(true);
  expect(sent.at(-1)).toBeNull();
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem: 'notFoundError' });
});

it('releases an effect whose start ends after the camera was turned off', async () => {
  const { background, camera, sent } = setUp();
  background.select('blur');
  await camera.open('desk');
  camera.close();
  expect(background.started[0]?.signal.aborted).toBe(true);
  background.started[0]?.ready();
  await flushPromises();
  expect(background.started[0]?.closed).toBe(true);
  expect(sent).toEqual([null]);
});

it('lowers the frame rate of a slow effect, then turns the effect and the camera off', async () => {
  const { background, camera, devices, pipeline, sent } = await setUpBlurred();
  const reading = () => Array.from({ length: 40 }, () => pipeline.frame(90));
  reading();
  expect(pipeline.framesPerSecond).toBe(15);
  reading();
  expect(pipeline.framesPerSecond).toBe(10);
  reading();
  expect(camera.background.getSnapshot()).toEqual({ status: 'problem', problem: 'tooSlow' });
  expect(background.selected()).toBe('none');
  expect(devices.get('desk')?.closed).toBe(true);
  expect(sent).toEqual(['effect 1', null]);
});

it.each([
  [
    'the model cannot be loaded',
    (world: ReturnType<typeof setUp>) => world.background.started[0]?.reject(),
  ],
  ['the worker fails', (world: ReturnType<typeof setUp>) => world.background.started[0]?.fail()],
  ['the start takes too long', (world: ReturnType<typeof setUp>) => world.clock.advance(30_000)],
])('turns the camera off without showing the room when %s', async (_, fail) => {
  const world = setUp();
  const { background, camera, sent } = world;
  background.select('blur');
  await camera.open('desk');
  fail(world);
  await flushPromises();
  expect(camera.background.getSnapshot()).toEqual({ status: 'problem', problem: 'unavailable' });
  expect(camera.getSnapshot()).toEqual({ status: 'off' });
  expect(sent).toEqual([null]);
  await camera.open('desk');
  expect(camera.background.getSnapshot()).toEqual({ status: 'off' });
  expect(sent).toEqual([null, 'desk']);
});
