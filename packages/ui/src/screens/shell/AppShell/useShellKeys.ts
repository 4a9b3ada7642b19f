import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTooltipEscape } from '../../../primitives/Tooltip/tooltipEscape.ts';

interface ShellKeys {
  rootRef: RefObject<HTMLElement | null>;
  railRef: RefObject<HTMLElement | null>;
  onEscape?: (() => void) | undefined;
  onFind?: (() => void) | undefined;
  onShortcuts?: (() => void) | undefined;
  onMarkAllRead?: (() => void) | undefined;
}

/**
 * Escape closes the panel, Ctrl+K or ⌘K opens the search, Alt+Shift and a letter an entry,
 * Shift+Escape marks all rooms as read, `?` outside text fields opens the list of shortcuts.
 */
export function useShellKeys({ rootRef, railRef, onEscape, onFind, ...keys }: ShellKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Ignores keys while an input method is composing or a dialog is open.
    if (event.isComposing) return;
    if (isCovered(rootRef.current)) {
      // Prevents the browser's search shortcut.
      if (isFindKey(event)) event.preventDefault();
      return;
    }
    if (event.defaultPrevented && !isTooltipOf(railRef.current, event)) return;
    if (event.key === 'Escape' && event.shiftKey) {
      event.preventDefault();
      keys.onMarkAllRead?.();
      return;
    }
    if (isHelpKey(event) && keys.onShortcuts) {
      event.preventDefault();
      keys.onShortcuts();
    }
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
      const combination = `Alt+Shift+${letter}`;
      const entry = rootRef.current?.querySelector<HTMLAnchorElement>(
        `a[aria-keyshortcuts="${CSS.escape(combination)}"]`,
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

function isCovered(root: HTMLElement | null): boolean {
  return root?.closest('[aria-hidden=true]') != null;
}

/** Escape that closes a tooltip of the rail also closes the panel. */
function isTooltipOf(rail: HTMLElement | null, event: KeyboardEvent): boolean {
  return isTooltipEscape(event) && event.target instanceof Node && !!rail?.contains(event.target);
}

function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function isHelpKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isTextField(target);
}

/** Letter pressed with Alt+Shift. Ignores text fields on a Mac, where it types a character. */
function entryLetter({ altKey, shiftKey, ctrlKey, metaKey, code, key, target }: KeyboardEvent) {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (!letter || !altKey || !shiftKey || ctrlKey || metaKey) return undefined;
  return isTextField(target) && key.toUpperCase() !== letter ? undefined : letter;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** Escape first clears a non-empty search field, as in browsers. */
function hasTextToClear(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
