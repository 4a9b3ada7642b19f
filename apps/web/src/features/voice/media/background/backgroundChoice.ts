import { cameraBackgrounds, type CameraBackground } from '@office/ui/screens/voice';
import { storage } from '@office/client/lib/browserStorage.ts';
import { storageKeys } from '../../../../platform/session/storageKeys.ts';

const { background: key, backgroundPicture: pictureKey } = storageKeys;

const listeners = new Set<() => void>();

export function selectedBackground(): CameraBackground {
  const stored = cameraBackgrounds.find((background) => background === storage.getItem(key));
  if (stored === 'own' && ownBackgroundPicture() === null) return 'none';
  return stored ?? 'none';
}

export function selectBackground(background: CameraBackground): void {
  if (background === 'none') storage.removeItem(key);
  else storage.setItem(key, background);
  notify();
}

/** Data URL of the picture that the member has chosen on this device. */
export function ownBackgroundPicture(): string | null {
  return storage.getItem(pictureKey);
}

export function setOwnBackgroundPicture(dataUrl: string): void {
  storage.setItem(pictureKey, dataUrl);
  selectBackground('own');
}

export function onBackgroundSelected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
