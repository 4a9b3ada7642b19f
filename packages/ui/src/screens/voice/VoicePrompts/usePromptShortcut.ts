import { useEffect, type RefObject } from 'react';

/** Focuses the target with Alt+J. Further presses cycle through several prompts. */
export function usePromptShortcut(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (code !== 'KeyJ' || !altKey || ctrlKey || metaKey || shiftKey) return;
      if (!target.current || event.defaultPrevented || event.isComposing) return;
      if (document.activeElement === target.current) return;
      event.preventDefault();
      target.current.focus();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [target]);
}
