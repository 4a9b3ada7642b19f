import type { DeviceKind, DeviceList } from '@office/ui';
import { getUserMedia, InsecureContextError } from '../../lib/userMedia.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
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

/** The devices of a kind that the browser shows now; their names only once it has let one be opened. */
export async function listDevices(kind: DeviceKind): Promise<DeviceList['devices']> {
  const found = await browserDevices()
    ?.enumerateDevices()
    .catch(() => []);
  return ofKind(found ?? [], kind);
}

/** Calls back when a device was plugged in or pulled out; answers how to stop. */
export function onDevicesChanged(listener: () => void): () => void {
  browserDevices()?.addEventListener('devicechange', listener);
  return () => browserDevices()?.removeEventListener('devicechange', listener);
}

/** Missing where an office is served over plain HTTP. */
function browserDevices(): MediaDevices | undefined {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
}

function ofKind(found: readonly MediaDeviceInfo[], kind: DeviceKind): DeviceList['devices'] {
  return found
    .filter((device) => device.kind === browserKinds[kind])
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

/** The devices of the kinds that the browser lets be used already, of which it tells the names; asks for nothing. */
export async function allowedDevices(): Promise<Partial<Devices>> {
  const kinds = Object.keys(browserKinds) as DeviceKind[];
  const lists = await Promise.all(
    kinds.map(async (kind) => [kind, await listDevices(kind)] as const),
  );
  const allowed = lists.filter(([, devices]) => devices.some(({ label }) => label !== ''));
  return Object.fromEntries(
    allowed.map(([kind, devices]) => [
      kind,
      { status: 'ready', devices, selected: chosenDevice(kind) } satisfies DeviceList,
    ]),
  );
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
    return lists((each) => ({ status: 'ready', devices: ofKind(found, each) }));
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
