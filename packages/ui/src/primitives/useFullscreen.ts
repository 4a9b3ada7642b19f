import { useSyncExternalStore, type RefObject } from 'react';

export interface Fullscreen {
  /** False on some phones. */
  available: boolean;
  on: boolean;
  set(on: boolean): void;
}

const never = () => () => {};
const no = () => false;

/** Shows the whole page, or only `part`, in full screen. */
export function useFullscreen(part?: RefObject<HTMLElement | null>): Fullscreen {
  const element = () => (part ? part.current : document.documentElement);
  const available = useSyncExternalStore(never, () => document.fullscreenEnabled, no);
  const on = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === element(),
    no,
  );
  return {
    available,
    on,
    set(next) {
      if (next)
        element()
          ?.requestFullscreen()
          .catch(() => undefined);
      else leaveFullscreen();
    },
  };
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
