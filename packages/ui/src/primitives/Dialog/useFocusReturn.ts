import { useRef } from 'react';

/**
 * Radix gives the focus back to its own trigger. Our dialogs are opened by state, so that they
 * remember who had it. Pass `remember` to `onOpenAutoFocus` and `giveBack` to `onCloseAutoFocus`.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    remember(): void {
      before.current = document.activeElement;
    },
    giveBack(event: Event): void {
      event.preventDefault();
      const { activeElement } = document;
      // What the answer has led to may have the focus already, e.g. a panel that it opened.
      const moved =
        activeElement !== null &&
        activeElement !== document.body &&
        !activeElement.contains(before.current) &&
        !(event.target instanceof Node && event.target.contains(activeElement));
      if (!moved && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
