import type { Device, DeviceKind } from '@office/ui/screens/settings';
import { getUserMedia } from '../../lib/userMedia.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { storageKeys } from '../session/storageKeys.ts';
import { deviceProblemOf, type DeviceProblem } from './deviceError.ts';

export interface DeviceList {
  status: 'unknown' | 'ready' | DeviceProblem;
  devices: readonly Device[];
  /** Null selects the system default. */
  selected: string | null;
}

export type Devices = Record<DeviceKind, DeviceList>;

const browserKinds = {
  speaker: 'audiooutput',
  microphone: 'audioinput',
  camera: 'videoinput',
} as const satisfies Record<DeviceKind, MediaDeviceKind>;

export function unknownDevices(): Devices {
  const list = (kind: DeviceKind): DeviceList => ({
    status: 'unknown',
    devices: [],
    selected: storage.getItem(storageKeys[kind]),
  });
  return { speaker: list('speaker'), microphone: list('microphone'), camera: list('camera') };
}

const listeners = new Set<() => void>();

/** Null selects the system default. */
export function rememberDevice(kind: DeviceKind, deviceId: string | null): void {
  if (deviceId === null) storage.removeItem(storageKeys[kind]);
  else storage.setItem(storageKeys[kind], deviceId);
  for (const listener of listeners) listener();
}

export function selectedDevice(kind: DeviceKind): string | null {
  return storage.getItem(storageKeys[kind]);
}

export function onDeviceSelected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Browsers return labels only after a device of the kind was opened. */
export async function listDevices(kind: DeviceKind): Promise<readonly Device[]> {
  const found = await browserDevices()
    ?.enumerateDevices()
    .catch(() => []);
  return ofKind(found ?? [], kind);
}

export function onDevicesChanged(listener: () => void): () => void {
  browserDevices()?.addEventListener('devicechange', listener);
  return () => browserDevices()?.removeEventListener('devicechange', listener);
}

/** Undefined on pages without HTTPS. */
function browserDevices(): MediaDevices | undefined {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
}

function ofKind(found: readonly MediaDeviceInfo[], kind: DeviceKind): readonly Device[] {
  return found
    .filter((device) => device.kind === browserKinds[kind])
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

export async function allowedDevices(): Promise<Partial<Devices>> {
  const kinds = Object.keys(browserKinds) as DeviceKind[];
  const lists = await Promise.all(
    kinds.map(async (kind) => [kind, await listDevices(kind)] as const),
  );
  const allowed = lists.filter(([, devices]) => devices.some(({ label }) => label !== ''));
  return Object.fromEntries(
    allowed.map(([kind, devices]) => [
      kind,
      { status: 'ready', devices, selected: selectedDevice(kind) } satisfies DeviceList,
    ]),
  );
}

export async function requestDevices(kind: DeviceKind): Promise<Partial<Devices>> {
  const kinds = kind === 'camera' ? (['camera'] as const) : (['speaker', 'microphone'] as const);
  const lists = (list: (each: DeviceKind) => Omit<DeviceList, 'selected'>): Partial<Devices> =>
    Object.fromEntries(
      kinds.map((each) => [each, { ...list(each), selected: selectedDevice(each) }]),
    );
  try {
    const constraints = kind === 'camera' ? { video: true } : { audio: true };
    const stream = await getUserMedia(constraints);
    for (const track of stream.getTracks()) track.stop();
    const found = await navigator.mediaDevices.enumerateDevices();
    return lists((each) => ({ status: 'ready', devices: ofKind(found, each) }));
  } catch (error) {
    return lists(() => ({ status: deviceProblemOf(error), devices: [] }));
  }
}
