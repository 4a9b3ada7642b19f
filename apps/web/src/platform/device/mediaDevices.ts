import type { DeviceKind, DeviceList } from '@office/ui';
import { getUserMedia, InsecureContextError } from '../../lib/userMedia.ts';
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

/** Asks the browser, which may ask the member, for the devices that it allows with those of a kind. */
export async function requestDevices(kind: DeviceKind): Promise<Partial<Devices>> {
  const kinds = kind === 'camera' ? (['camera'] as const) : (['speaker', 'microphone'] as const);
  const lists = (list: (each: DeviceKind) => Omit<DeviceList, 'selected'>): Partial<Devices> =>
    Object.fromEntries(
      kinds.map((each) => [each, { ...list(each), selected: chosenDevice(each) }]),
    );
  try {
    const wanted = kind === 'camera' ? { video: true } : { audio: true };
    const stream = await getUserMedia(wanted);
    for (const track of stream.getTracks()) track.stop();
    const found = await navigator.mediaDevices.enumerateDevices();
    return lists((each) => ({
      status: 'ready',
      devices: found
        .filter((device) => device.kind === browserKinds[each])
        .map(({ deviceId, label }) => ({ deviceId, label })),
    }));
  } catch (error) {
    return lists(() => ({ status: problemOf(error), devices: [] }));
  }
}

/** Spec §8, "Device errors". */
function problemOf(error: unknown): 'notAllowedError' | 'notFoundError' | 'insecureError' {
  if (error instanceof InsecureContextError) return 'insecureError';
  return error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'notAllowedError'
    : 'notFoundError';
}
