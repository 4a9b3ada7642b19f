import { useState } from 'react';
import { focusMoved } from '../focusMoved.ts';

interface FocusSource {
  focused: Element | null;
  /** The button that opened the popover of the focused element. */
  opener: Element | null;
}

const openerOf = (layer: Element | null | undefined) =>
  layer?.id ? document.querySelector(`[aria-controls="${CSS.escape(layer.id)}"]`) : null;

/** For an item of a menu or list that is closing, returns the element that opened it. */
function getFocusSource(): FocusSource {
  if (typeof document === 'undefined') return { focused: null, opener: null };
  const { activeElement } = document;
  const list = activeElement?.closest('[role="menu"], [role="listbox"]');
  const opener = openerOf(activeElement?.closest('[data-component="Popover"]'));
  return { focused: openerOf(list) ?? activeElement, opener };
}

/** Stores the focused element for Radix. Pass the result to `onCloseAutoFocus`. */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [source, setSource] = useState<FocusSource>({ focused: null, opener: null });
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setSource(getFocusSource());
  }
  return (event) => {
    event.preventDefault();
    const { focused, opener } = source;
    // A popover closes when a dialog opens from it.
    const before = focused?.isConnected ? focused : opener;
    if (!focusMoved(event, before) && before instanceof HTMLElement) before.focus();
  };
}
