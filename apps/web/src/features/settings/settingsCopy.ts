import type { Schemas } from '@office/api';
import { graphicsQualities, pushKinds } from '@office/vocabulary';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';

type Settings = Schemas['Settings'];

/** Stores the settings in this browser, and the graphics quality under a separate key (spec §3). */
export function storeSettings(storage: Pick<LocalStore, 'setItem'>, settings: Settings): void {
  storage.setItem(storageKeys.settings, JSON.stringify(settings));
  storage.setItem(storageKeys.graphics, settings.graphics);
}

export function readStoredSettings(storage: Pick<LocalStore, 'getItem'>): Partial<Settings> {
  const copy = readCopy(storage.getItem(storageKeys.settings));
  const kept = storage.getItem(storageKeys.graphics);
  const graphics = [copy.graphics, kept].find(isQuality);
  const { graphics: _, ...rest } = copy;
  return graphics ? { ...rest, graphics } : rest;
}

const choices = {
  audio: ['microphoneEnabled', 'noiseSuppression'],
  video: ['cameraEnabled', 'mirror'],
  notification: [...pushKinds, 'sound'],
} as const;

export function completeSettings(copy: Partial<Settings>): Settings | null {
  const isWhole = Object.entries(choices).every(([group, names]) => {
    const values = copy[group as keyof typeof choices] as Record<string, unknown> | undefined;
    return names.every((name) => typeof values?.[name] === 'boolean');
  });
  return isWhole && copy.graphics
    ? ({ meetingAppType: null, calendarAppType: null, ...copy } as Settings)
    : null;
}

function isQuality(value: unknown): value is Settings['graphics'] {
  return graphicsQualities.some((quality) => quality === value);
}

/** Ignores an invalid copy, such as from an earlier version. */
function readCopy(text: string | null): Partial<Settings> {
  try {
    const copy: unknown = JSON.parse(text ?? '{}');
    return typeof copy === 'object' && copy !== null && !Array.isArray(copy) ? copy : {};
  } catch {
    return {};
  }
}
