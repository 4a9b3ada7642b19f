/**
 * For `onCloseAutoFocus`. Whether the selected item moved the focus, so that it must not return.
 */
export function focusMoved(event: Event, opener: Element | null): boolean {
  const { activeElement } = document;
  return (
    activeElement !== null &&
    activeElement !== document.body &&
    !activeElement.contains(opener) &&
    !(event.target instanceof Node && event.target.contains(activeElement))
  );
}
