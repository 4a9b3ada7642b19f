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

/** Direction of the text, if a theme sets it. */
export const DirectionContext = createContext<'ltr' | 'rtl' | undefined>(undefined);

/** Custom properties of the themes around an element, if they set a brand. */
export const BrandContext = createContext<CSSProperties | undefined>(undefined);

/** Direction and brand for elements in a portal, which are outside of their theme. */
export function useFloatingBrand() {
  const dir = use(DirectionContext);
  const style = use(BrandContext);
  return { ...(dir && { dir }), ...(style && { style }) };
}

/** All theme attributes for elements in a portal. */
export function useFloatingTheme() {
  return {
    ...useFloatingBrand(),
    ...themeAttributes(use(AppearanceContext) ?? 'light'),
    'data-is-root-theme': false,
    'data-has-background': false,
  };
}
