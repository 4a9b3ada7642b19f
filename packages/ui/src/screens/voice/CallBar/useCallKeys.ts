import { useEffect, useEffectEvent } from 'react';

interface CallKeys {
  onMute(): void;
  onCamera?: (() => void) | undefined;
  onRaiseHand?: (() => void) | undefined;
}

/** Handles Alt+M (mute), Alt+V (camera) and Alt+H (raise hand), also in text fields. */
export function useCallKeys({ onMute, onCamera, onRaiseHand }: CallKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey) return;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const press = { KeyM: onMute, KeyV: onCamera, KeyH: onRaiseHand }[code];
    if (!press) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
