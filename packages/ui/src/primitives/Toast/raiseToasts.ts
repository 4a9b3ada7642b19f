import { vars } from '../../styles/vars.css.ts';

/** The room that toasts at the lower edge leave below themselves for a notice there. */
export const raiseName = '--office-toast-raise';

const callName = '--office-call-raise';
const promptName = '--office-prompt-raise';

/** The room that the bar of a call takes at the lower edge of the window; nothing without one. */
export const raisedByCall = `var(${callName}, ${vars.space[0]})`;

/** The room that toasts and notices leave for a call and a question, which stand at the lower edge of the window. */
export const raisedByShell = `${raisedByCall} + var(${promptName}, ${vars.space[0]})`;

/** Pixels between a toast and what it stands above. */
const gap = 8;

/** A notice that does not float stands in the place of the question, and counts with it. */
const isInPrompt = (element: HTMLElement, name: string) =>
  name === raiseName && getComputedStyle(element).position !== 'fixed';

/** Keeps the height of an element, with the gap, under a name as long as the element is there. A ref. */
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

/** Lets toasts at the lower edge stand above an element that floats there. A ref. */
export const raiseToasts = raise(raiseName);

/** Let toasts and notices stand above the call and the question of the shell. Refs. */
export const raiseByCall = raise(callName);
export const raiseByPrompt = raise(promptName);
