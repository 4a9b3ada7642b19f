import { useEffect, type RefObject } from 'react';

/** Alt+J leads to the invitation from wherever one is; the answer is another press. */
export function useAnswerKeys(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (code !== 'KeyJ' || !altKey || ctrlKey || metaKey || shiftKey) return;
      if (!target.current || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      target.current.focus();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [target]);
}
