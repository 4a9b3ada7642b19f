// The shell and the toasts are in different trees, so they share custom properties of the document.
export const callName = '--office-call-raise';
export const promptName = '--office-prompt-raise';
export const topName = '--office-toasts-top';
export const bottomName = '--office-toasts-bottom';
export const startName = '--office-toasts-start';

const gap = 8;
/** Stores the height of an element plus a distance in a custom property while mounted. */
const reserveHeight = (name: string, distance: number) => (element: HTMLElement | null) => {
  const { style } = document.documentElement;
  let frame = 0;
  const observer = new ResizeObserver(([entry]) => {
    const height = (entry?.target as HTMLElement | undefined)?.offsetHeight ?? 0;
    cancelAnimationFrame(frame);
    // In the next frame, because the property changes the size of other observed elements.
    frame = requestAnimationFrame(() =>
      style.setProperty(name, `${height > 0 ? height + distance : 0}px`),
    );
  });
  if (element) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty(name);
  };
};

/** Refs that move toasts above the call bar and the notice row of the shell. */
export const callBarOffsetRef = reserveHeight(callName, gap);
export const promptOffsetRef = reserveHeight(promptName, gap);

/** Refs of the toasts, for the space that a page reserves. */
export const toastsTopRef = reserveHeight(topName, 0);
export const toastsBottomRef = reserveHeight(bottomName, gap);

export function setToastsStart(px: number | null): void {
  const { style } = document.documentElement;
  if (px === null) style.removeProperty(startName);
  else style.setProperty(startName, `${px}px`);
}
