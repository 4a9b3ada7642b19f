import { useSyncExternalStore, type RefObject } from 'react';

export interface Fullscreen {
  /** A phone's browser may have none. */
  available: boolean;
  /** It fills the screen now; Escape leaves in any case. */
  on: boolean;
  set(on: boolean): void;
}

const never = () => () => {};
const no = () => false;

/** The whole page over the whole screen; or a part of it, where one is named. */
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
    set(wanted) {
      // A browser that refuses leaves everything as it is.
      if (wanted)
        element()
          ?.requestFullscreen()
          .catch(() => undefined);
      else leaveFullscreen();
    },
  };
}

/** Gives the screen back, whatever fills it. */
export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

function onChange(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
