import { vars } from '../../styles/vars.css.ts';

/** Space below the toasts at the bottom of the window, reserved for a notice. */
export const toastOffsetProperty = '--office-toast-raise';

const callName = '--office-call-raise';
const promptName = '--office-prompt-raise';

/** Height of the call bar at the bottom of the window, or 0 without a call. */
export const callBarOffset = `var(${callName}, ${vars.space[0]})`;

/** Space that toasts and notices leave for the call bar and the prompt at the bottom of the window. */
export const shellOffset = `${callBarOffset} + var(${promptName}, ${vars.space[0]})`;

const gap = 8;

/** A notice that does not float is part of the prompt's area and is already included in its height. */
const isInPrompt = (element: HTMLElement, name: string) =>
  name === toastOffsetProperty && getComputedStyle(element).position !== 'fixed';

/** Stores the height of an element plus the gap in a custom property while mounted. */
const raise = (name: string) => (element: HTMLElement | null) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = element && !isInPrompt(element, name) ? element.offsetHeight : 0;
    style.setProperty(name, `${height > 0 ? height + gap : 0}px`);
  });
  if (element) observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
};

export const offsetToastsRef = raise(toastOffsetProperty);

/** Refs that move toasts and notices above the call bar and the prompt of the shell. */
export const callBarOffsetRef = raise(callName);
export const promptOffsetRef = raise(promptName);
