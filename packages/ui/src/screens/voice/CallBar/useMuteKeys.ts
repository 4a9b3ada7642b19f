import { useEffect, useEffectEvent } from 'react';

/** Alt+M mutes and unmutes from anywhere, also while typing. */
export function useMuteKeys(onMute: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (code !== 'KeyM' || !altKey || ctrlKey || metaKey || shiftKey) return;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    event.preventDefault();
    onMute();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
