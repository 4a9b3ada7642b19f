import { createContext, use, type CSSProperties } from 'react';
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

export interface FloatingBrand {
  dir?: 'ltr' | 'rtl';
  style?: CSSProperties;
}

/** Direction and custom properties of the themes around an element, for elements in a portal. */
export const BrandContext = createContext<FloatingBrand>({});

export const useFloatingBrand = (): FloatingBrand => use(BrandContext);

/** All theme attributes for elements in a portal. */
export function useFloatingTheme() {
  return {
    ...useFloatingBrand(),
    ...themeAttributes(use(AppearanceContext) ?? 'light'),
    'data-is-root-theme': false,
    'data-has-background': false,
  };
}
