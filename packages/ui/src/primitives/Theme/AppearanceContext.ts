import { createContext } from 'react';

export const appearances = ['light', 'dark'] as const;
/** Light or dark. */
export type Appearance = (typeof appearances)[number];

/** The mode of the nearest `Theme`; null outside of all. */
export const AppearanceContext = createContext<Appearance | null>(null);
