import { use, type ReactNode } from 'react';
import { useMedia } from '../useMedia.ts';
import '../../styles/layers.css.ts';
import '../../styles/radix/tokens.css';
import '../../styles/theme.css.ts';
import '../../styles/forcedColors.css.ts';
import { AppearanceContext, type Appearance } from './AppearanceContext.ts';
import { PrePaintScript } from './PrePaintScript.tsx';
import { themeAttributes } from './themeAttributes.ts';

export { appearances, type Appearance } from './AppearanceContext.ts';
export { themeScript, themeScriptHash } from './themeScript.ts';

export interface ThemeProps {
  /** `system` follows the device. A server does not know it: there a script in the page asks. */
  appearance?: Appearance | 'system';
  /** Lets that script run under a Content-Security-Policy with nonces; `themeScriptHash` is for one with hashes. */
  nonce?: string;
  /** The page, or a part of it. */
  children: ReactNode;
}

/**
 * Brings the tokens and the colours of one mode to everything below it. Put one around the whole
 * page; one inside another changes the mode of its part.
 *
 * Radix' own Theme does the same and carries its tooltips along, which a first page has no use for:
 * what floats gets the rest from `useFloatingTheme` or `RadixScope`.
 */
export function Theme({ appearance: wanted = 'light', nonce, children, ...rest }: ThemeProps) {
  const isRoot = use(AppearanceContext) === null;
  const follows = wanted === 'system';
  const isDark = useMedia(follows ? '(prefers-color-scheme: dark)' : null);
  const appearance = follows ? (isDark ? 'dark' : 'light') : wanted;
  return (
    <AppearanceContext value={appearance}>
      <div
        {...rest}
        // The script may have changed the class before React looked.
        suppressHydrationWarning={follows}
        {...themeAttributes(appearance)}
        data-is-root-theme={isRoot}
        data-has-background
      >
        {follows && <PrePaintScript nonce={nonce} />}
        {children}
      </div>
    </AppearanceContext>
  );
}
