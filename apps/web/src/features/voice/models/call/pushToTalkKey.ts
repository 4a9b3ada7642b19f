import { storage } from '@office/client/lib/browserStorage.ts';
import { storageKeys } from '../../../../platform/session/storageKeys.ts';

export const defaultKey = 'Space';

const listeners = new Set<() => void>();

/** The push-to-talk key of this browser as `KeyboardEvent.code`, or null if push-to-talk is off. */
export function pushToTalkKey(): string | null {
  return storage.getItem(storageKeys.pushToTalk);
}

export function choosePushToTalkKey(key: string | null): void {
  if (key === null) storage.removeItem(storageKeys.pushToTalk);
  else storage.setItem(storageKeys.pushToTalk, key);
  for (const listener of listeners) listener();
}

export function onPushToTalkKey(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isKeyUsedByElement(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const textInputs =
    'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';
  const pressableElements =
    'button, a, summary, video, [role="button"], [role="menuitem"], [role="treeitem"], [role="option"]';
  return target.closest(`${textInputs}, ${pressableElements}`) !== null;
}
