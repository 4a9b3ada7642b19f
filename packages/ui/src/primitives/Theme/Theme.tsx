import { Theme as RadixTheme } from '@radix-ui/themes';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import '../../styles/layers.css.ts';
import '../../styles/radix/tokens.css';
import '../../styles/theme.css.ts';

export const appearances = ['light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

export interface ThemeProps {
  appearance?: Appearance;
  children: ReactNode;
}

/**
 * Brings the tokens and the colours of one mode to everything below it. Put one around the whole
 * page; one inside another changes the mode of its part.
 */
export function Theme({ appearance = 'light', children }: ThemeProps) {
  return (
    <RadixTheme
      appearance={appearance}
      accentColor="iris"
      grayColor="sand"
      radius="medium"
      panelBackground="solid"
    >
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Tooltip.Provider>
    </RadixTheme>
  );
}
