import { separator } from './pageName.ts';

const mostShown = 99;

/** The window's title: how much waits for the member, then the names of what is shown, the finest first. */
export function windowTitle(names: readonly string[], attention: number): string {
  const title = names.filter(Boolean).join(separator);
  if (!title || attention <= 0) return title;
  return `(${attention > mostShown ? `${mostShown}+` : attention}) ${title}`;
}
