import { useEffect, type RefObject } from 'react';

/**
 * Alt+J leads to a question from wherever one is; the answer is another press. Of several it leads to the one whose
 * component comes first, and from there on to the next.
 */
export function useAnswerKeys(target: RefObject<HTMLElement | null>): void {
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
