import { useState } from 'react';

/** What has the focus; for a choice in a menu or list, which goes with it, what opened that. */
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
    const { activeElement } = document;
    // What the answer has led to may have the focus already, e.g. a panel that it opened.
    const moved =
      activeElement !== null &&
      activeElement !== document.body &&
      !activeElement.contains(before) &&
      !(event.target instanceof Node && event.target.contains(activeElement));
    if (!moved && before instanceof HTMLElement) before.focus();
  };
}
