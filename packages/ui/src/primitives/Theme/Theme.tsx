import { use, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import '../../styles/layers.css.ts';
import '../../styles/radix/tokens.css';
import '../../styles/theme.css.ts';
import '../../styles/forcedColors.css.ts';
import { AppearanceContext, type Appearance } from './AppearanceContext.ts';

export { appearances, type Appearance } from './AppearanceContext.ts';

export interface ThemeProps {
  appearance?: Appearance;
  children: ReactNode;
}

/**
 * Brings the tokens and the colours of one mode to everything below it. Put one around the whole
 * page; one inside another changes the mode of its part.
 *
 * Radix' own Theme does the same and carries its tooltips along, which a first page has no use for:
 * what floats gets the rest from `RadixScope`.
 */
export function Theme({ appearance = 'light', children }: ThemeProps) {
  const isRoot = use(AppearanceContext) === null;
  return (
    <AppearanceContext value={appearance}>
      <div
        className={cx('radix-themes', appearance)}
        data-is-root-theme={isRoot}
        data-accent-color="iris"
        data-gray-color="sand"
        data-has-background="true"
        data-panel-background="solid"
        data-radius="medium"
        data-scaling="100%"
      >
        {children}
      </div>
    </AppearanceContext>
  );
}
