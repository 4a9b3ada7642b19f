const closing = new WeakSet<KeyboardEvent>();

/** A tooltip takes the Escape that closes it, as a dialog does: here it says that it was only a tooltip. */
export function noteEscape(event: KeyboardEvent): void {
  closing.add(event);
}

/** Nothing but a tooltip has used this key. */
export function closedTooltip(event: KeyboardEvent): boolean {
  return closing.has(event);
}
