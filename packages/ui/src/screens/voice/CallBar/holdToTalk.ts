import type { PointerEvent } from 'react';

interface HoldToTalk {
  talking: boolean;
  onTalk(event: { talking: boolean }): void;
}

/** Returns pointer handlers that talk while a button is held. */
export function holdToTalk({ talking, onTalk }: HoldToTalk) {
  const stop = () => {
    if (talking) onTalk({ talking: false });
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // Delivers `pointerup` even if the pointer leaves the button.
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!talking) onTalk({ talking: true });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
