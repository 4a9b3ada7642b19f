const closing = new WeakSet<KeyboardEvent>();

/** Marks an Escape event that closed a tooltip, so that other handlers can ignore it. */
export function markTooltipEscape(event: KeyboardEvent): void {
  closing.add(event);
}

/** Returns whether the event was only used to close a tooltip. */
export function isTooltipEscape(event: KeyboardEvent): boolean {
  return closing.has(event);
}
