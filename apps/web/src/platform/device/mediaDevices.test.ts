import { afterEach, expect, it, vi } from 'vitest';
import { allowedDevices } from './mediaDevices.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows the devices that are allowed already, by their names, and asks for nothing', async () => {
  const getUserMedia = vi.fn();
  const found = [
    { kind: 'audioinput', deviceId: 'head', label: 'Headset' },
    { kind: 'audioinput', deviceId: 'desk', label: '' },
    { kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker' },
    // Cameras are known by name once one was opened.
    { kind: 'videoinput', deviceId: '', label: '' },
  ];
  const mediaDevices = { getUserMedia, enumerateDevices: async () => found };
  vi.stubGlobal('navigator', { mediaDevices });
  expect(await allowedDevices()).toEqual({
    microphone: {
      status: 'ready',
      devices: [
        { deviceId: 'head', label: 'Headset' },
        { deviceId: 'desk', label: '' },
      ],
      selected: null,
    },
    speaker: {
      status: 'ready',
      devices: [{ deviceId: 'speaker', label: 'Speaker' }],
      selected: null,
    },
  });
  expect(getUserMedia).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  expect(await allowedDevices()).toEqual({});
});
