import { afterEach, expect, it, vi } from 'vitest';
import { allowedDevices } from './mediaDevices.ts';

afterEach(() => vi.unstubAllGlobals());

it('lists permitted devices by name without asking for permission', async () => {
  const getUserMedia = vi.fn();
  const found = [
    { kind: 'audioinput', deviceId: 'head', label: 'Headset' },
    { kind: 'audioinput', deviceId: 'desk', label: '' },
    { kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker' },
    // Browsers return camera labels only after a camera was opened.
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
