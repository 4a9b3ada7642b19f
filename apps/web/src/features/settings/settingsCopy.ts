import type { Schemas } from '@office/api';
import { graphicsQualities } from '@office/vocabulary';
import type { LocalStore } from '../../lib/openStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';

type Settings = Schemas['Settings'];

/** Keeps the member's settings on this browser, the quality of the graphics under a key of its own (spec §3). */
export function keepSettings(storage: Pick<LocalStore, 'setItem'>, settings: Settings): void {
  storage.setItem(storageKeys.settings, JSON.stringify(settings));
  storage.setItem(storageKeys.graphics, settings.graphics);
}

/** The settings that this browser keeps: what a start goes by until the server has answered. */
export function keptSettings(storage: Pick<LocalStore, 'getItem'>): Partial<Settings> {
  const copy = readCopy(storage.getItem(storageKeys.settings));
  const kept = storage.getItem(storageKeys.graphics);
  const graphics = [copy.graphics, kept].find(isQuality);
  const { graphics: _, ...rest } = copy;
  return graphics ? { ...rest, graphics } : rest;
}

function isQuality(value: unknown): value is Settings['graphics'] {
  return graphicsQualities.some((quality) => quality === value);
}

/** A copy that an earlier version of the product, or somebody, has spoilt counts as none. */
function readCopy(text: string | null): Partial<Settings> {
  try {
    const copy: unknown = JSON.parse(text ?? '{}');
    return typeof copy === 'object' && copy !== null && !Array.isArray(copy) ? copy : {};
  } catch {
    return {};
  }
}
