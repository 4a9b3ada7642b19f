/** The room that toasts at the lower edge leave below themselves. */
export const raiseName = '--office-toast-raise';

/** Pixels between a toast and what it stands above. */
const gap = 8;

/** Lets toasts at the lower edge stand above an element that stands there, as long as it does. A ref. */
export function raiseToasts(element: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(raiseName, `${(element?.offsetHeight ?? 0) + gap}px`);
  });
  if (element) observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(raiseName);
  };
}
