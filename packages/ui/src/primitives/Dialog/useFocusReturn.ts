import { useState } from 'react';
import { focusMoved } from '../focusMoved.ts';

/** The focused element; for a choice in a menu or list, which closes, the element that opened it. */
function whereFocusIs(): Element | null {
  if (typeof document === 'undefined') return null;
  const { activeElement } = document;
  const list = activeElement?.closest('[role="menu"], [role="listbox"]');
  const opener = list && document.querySelector(`[aria-controls="${list.id}"]`);
  return opener ?? activeElement;
}

/**
 * Radix gives the focus back to its own trigger. Our dialogs are opened by state, so that they
 * remember who had it before anything inside could take it. Pass the answer to `onCloseAutoFocus`.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setBefore(whereFocusIs());
  }
  return (event) => {
    event.preventDefault();
    if (!focusMoved(event, before) && before instanceof HTMLElement) before.focus();
  };
}
