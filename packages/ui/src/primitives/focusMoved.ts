/**
 * For `onCloseAutoFocus` of a popup. Returns whether the selected item moved the focus, for example to a
 * field that it opened, so that it must not return to `opener`.
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
