import { useState } from 'react';
import { focusMoved } from '../focusMoved.ts';

/** For an item of a menu or list that is closing, returns the element that opened it. */
function getFocusedOrOpener(): Element | null {
  if (typeof document === 'undefined') return null;
  const { activeElement } = document;
  const list = activeElement?.closest('[role="menu"], [role="listbox"]');
  const opener = list && document.querySelector(`[aria-controls="${list.id}"]`);
  return opener ?? activeElement;
}

/** Stores the focused element for Radix. Pass the result to `onCloseAutoFocus`. */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setBefore(getFocusedOrOpener());
  }
  return (event) => {
    event.preventDefault();
    if (!focusMoved(event, before) && before instanceof HTMLElement) before.focus();
  };
}
