import type { PointerEvent } from 'react';

interface HoldToTalk {
  talking: boolean;
  onTalk(event: { talking: boolean }): void;
}

/** Talks while a button is held by pointer or finger: what goes onto its surroundings. */
export function holdToTalk({ talking, onTalk }: HoldToTalk) {
  const stop = () => {
    if (talking) onTalk({ talking: false });
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // The end is told here wherever the finger has gone.
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!talking) onTalk({ talking: true });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
