import { useEffect, useEffectEvent, type RefObject } from 'react';
import { closedTooltip } from '../../../primitives/Tooltip/tooltipEscape.ts';

interface ShellKeys {
  rootRef: RefObject<HTMLElement | null>;
  railRef: RefObject<HTMLElement | null>;
  /** Absent where there is nothing to close. */
  onEscape?: (() => void) | undefined;
  onFind?: (() => void) | undefined;
}

/** Escape closes the panel; Ctrl+K or ⌘K opens the search; Alt+Shift and a letter follow the sidebar's entry with that shortcut. */
export function useShellKeys({ rootRef, railRef, onEscape, onFind }: ShellKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // An input method is still composing, or a dialog on top waits for its answer.
    if (event.isComposing) return;
    if (isCovered(rootRef.current)) {
      // The browser's own search would be a surprise.
      if (isFindKey(event)) event.preventDefault();
      return;
    }
    if (event.defaultPrevented && !isTooltipOf(railRef.current, event)) return;
    if (event.key === 'Escape' && onEscape && !hasTextToClear(event.target)) {
      event.preventDefault();
      onEscape();
    }
    if (isFindKey(event) && onFind) {
      event.preventDefault();
      onFind();
    }
    const letter = entryLetter(event);
    if (letter) {
      const keys = `Alt+Shift+${letter}`;
      const entry = rootRef.current?.querySelector<HTMLAnchorElement>(
        `a[aria-keyshortcuts="${CSS.escape(keys)}"]`,
      );
      if (!entry) return;
      event.preventDefault();
      entry.click();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a dialog or a menu is open: all behind it is hidden from assistive technology as long. */
function isCovered(root: HTMLElement | null): boolean {
  return root?.closest('[aria-hidden=true]') != null;
}

/** The name beside an entry that has the focus: closing it is not worth a press of its own. */
function isTooltipOf(rail: HTMLElement | null, event: KeyboardEvent): boolean {
  return closedTooltip(event) && event.target instanceof Node && !!rail?.contains(event.target);
}

function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/**
 * The letter that is pressed with Alt+Shift. On a Mac these keys write a character of their own: in a
 * text they are left to it.
 */
function entryLetter({ altKey, shiftKey, ctrlKey, metaKey, code, key, target }: KeyboardEvent) {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (!letter || !altKey || !shiftKey || ctrlKey || metaKey) return undefined;
  return isTextField(target) && key.toUpperCase() !== letter ? undefined : letter;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** Escape empties a search field first, as browsers do. */
function hasTextToClear(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
