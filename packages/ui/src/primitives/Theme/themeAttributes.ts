import { createContext, use } from 'react';
import { cx } from '../cx.ts';
import './floating.css.ts';

export const appearances = ['light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** Null outside of any `Theme`. */
export const AppearanceContext = createContext<Appearance | null>(null);

export const themeAttributes = (appearance: Appearance) => ({
  className: cx('radix-themes', appearance),
  'data-accent-color': 'iris',
  'data-gray-color': 'sand',
  'data-panel-background': 'solid',
  'data-radius': 'medium',
  'data-scaling': '100%',
});

/** Theme attributes for elements in a portal, outside of their theme. */
export function useFloatingTheme() {
  return {
    ...themeAttributes(use(AppearanceContext) ?? 'light'),
    'data-is-root-theme': false,
    'data-has-background': false,
  };
}
