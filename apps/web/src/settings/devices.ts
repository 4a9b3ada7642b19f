import type { DeviceKind, DeviceList } from '@office/ui';
import { storage } from '../session/browserSession.ts';
import { storageKeys } from '../session/storageKeys.ts';

export type Devices = Record<DeviceKind, DeviceList>;

const browserKinds = {
  speaker: 'audiooutput',
  microphone: 'audioinput',
  camera: 'videoinput',
} as const satisfies Record<DeviceKind, MediaDeviceKind>;

/** Nothing has been asked yet. */
export function unknownDevices(): Devices {
  const list = (kind: DeviceKind): DeviceList => ({
    status: 'unknown',
    devices: [],
    selected: storage.getItem(storageKeys[kind]),
  });
  return { speaker: list('speaker'), microphone: list('microphone'), camera: list('camera') };
}

const listeners = new Set<() => void>();

/** Remembers a device on this browser; null is the system's default. */
export function rememberDevice(kind: DeviceKind, deviceId: string | null): void {
  if (deviceId === null) storage.removeItem(storageKeys[kind]);
  else storage.setItem(storageKeys[kind], deviceId);
  for (const listener of listeners) listener();
}

/** The device that was chosen on this browser; null is the system's default. */
export function chosenDevice(kind: DeviceKind): string | null {
  return storage.getItem(storageKeys[kind]);
}

/** Calls back when another device was chosen; answers how to stop. */
export function onDeviceChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser, which may ask the member, for the devices of one kind. */
export async function requestDevices(kind: DeviceKind): Promise<DeviceList> {
  const selected = storage.getItem(storageKeys[kind]);
  try {
    const wanted = kind === 'camera' ? { video: true } : { audio: true };
    const stream = await navigator.mediaDevices.getUserMedia(wanted);
    for (const track of stream.getTracks()) track.stop();
    const found = await navigator.mediaDevices.enumerateDevices();
    const devices = found
      .filter((device) => device.kind === browserKinds[kind])
      .map(({ deviceId, label }) => ({ deviceId, label }));
    return { status: 'ready', devices, selected };
  } catch (error) {
    return { status: problemOf(error), devices: [], selected };
  }
}

/** Spec §8, "Device errors". */
function problemOf(error: unknown): 'notAllowedError' | 'notFoundError' {
  return error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'notAllowedError'
    : 'notFoundError';
}
