import { createContext } from 'react';

export const appearances = ['light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** Null outside of any `Theme`. */
export const AppearanceContext = createContext<Appearance | null>(null);
