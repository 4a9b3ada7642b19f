import { use } from 'react';
import { cx } from '../cx.ts';
import { AppearanceContext, type Appearance } from './AppearanceContext.ts';
import './floating.css.ts';

/** The class and attributes that tokens are bound to. */
export const themeAttributes = (appearance: Appearance) => ({
  className: cx('radix-themes', appearance),
  'data-accent-color': 'iris',
  'data-gray-color': 'sand',
  'data-panel-background': 'solid',
  'data-radius': 'medium',
  'data-scaling': '100%',
});

/**
 * The same for what floats, which leaves the page's tree and with it its theme. Radix' own parts, where they
 * are used, get it from `RadixScope`.
 */
export function useFloatingTheme() {
  return {
    ...themeAttributes(use(AppearanceContext) ?? 'light'),
    'data-is-root-theme': false,
    'data-has-background': false,
  };
}
