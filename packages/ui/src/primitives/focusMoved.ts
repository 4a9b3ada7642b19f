/**
 * For `onCloseAutoFocus` of a popup: whether a choice in it has moved the focus on, e.g.
 * into a field that it opened, so that it is not to go back to `opener`.
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
