import type { ComponentPropsWithRef, CSSProperties, JSX } from 'react';
import { cx } from './cx.ts';

/**
 * Native attributes, events and `ref` of a root element. `Own` lists attributes of another type.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'children' | 'color' | 'dangerouslySetInnerHTML' | Own
>;

interface Root {
  'data-component'?: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Attributes of the caller win, except that `className` is appended and `style` merged. */
export function rootProps<Own extends Root>(own: Own, given: object & Root): Own {
  const merged = { ...own } as Root & Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) merged[name] = value;
  }
  merged.className = cx(own.className, given.className) || undefined;
  if (own.style) merged.style = { ...own.style, ...given.style };
  return merged as Own;
}
