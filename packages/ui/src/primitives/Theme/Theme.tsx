import { use, useSyncExternalStore, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import '../../styles/layers.css.ts';
import '../../styles/radix/tokens.css';
import '../../styles/theme.css.ts';
import '../../styles/forcedColors.css.ts';
import { AppearanceContext, type Appearance } from './AppearanceContext.ts';

export { appearances, type Appearance } from './AppearanceContext.ts';

export interface ThemeProps {
  /** `system` follows the device; on a server, which does not know it, it is light. */
  appearance?: Appearance | 'system';
  /** The page, or a part of it. */
  children: ReactNode;
}

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const device = darkDevice();
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}

const neverChanges = () => () => {};

/** Asks the device only where that is wanted: test environments may not know media queries. */
function useAppearance(wanted: Appearance | 'system'): Appearance {
  const follows = wanted === 'system';
  const device = useSyncExternalStore(
    follows ? subscribe : neverChanges,
    () => (follows && darkDevice().matches ? 'dark' : 'light'),
    () => 'light' as const,
  );
  return follows ? device : wanted;
}

/**
 * Brings the tokens and the colours of one mode to everything below it. Put one around the whole
 * page; one inside another changes the mode of its part.
 *
 * Radix' own Theme does the same and carries its tooltips along, which a first page has no use for:
 * what floats gets the rest from `RadixScope`.
 */
export function Theme({ appearance: wanted = 'light', children, ...rest }: ThemeProps) {
  const isRoot = use(AppearanceContext) === null;
  const appearance = useAppearance(wanted);
  return (
    <AppearanceContext value={appearance}>
      <div
        {...rest}
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
