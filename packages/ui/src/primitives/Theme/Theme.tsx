import { use, useSyncExternalStore, type ReactNode } from 'react';
import { useMedia } from '../useMedia.ts';
import '../../styles/layers.css.ts';
import '../../styles/radix/tokens.css';
import '../../styles/theme.css.ts';
import '../../styles/forcedColors.css.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { AppearanceContext, themeAttributes, type Appearance } from './themeAttributes.ts';
import { themeScript } from './themeScript.ts';

export { appearances, type Appearance } from './themeAttributes.ts';
export { themeScript, themeScriptHash } from './themeScript.ts';

export interface ThemeProps extends RootProps<'div'> {
  /** `system` follows the device, whose mode a script in a server-rendered page detects. */
  appearance?: Appearance | 'system';
  /**
   * Nonce for that script under a Content-Security-Policy. Use `themeScriptHash` for a policy with hashes.
   */
  nonce?: string;
  /** The page or a part of it. */
  children: ReactNode;
}

const never = () => () => {};

/** Script that is only rendered on the server. The browser renders with the right mode directly. */
function PrePaintScript({ nonce }: { nonce: string | undefined }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // Browsers hide the nonce from scripts, so hydration finds a different value.
  return isFromServer ? (
    <script nonce={nonce} suppressHydrationWarning>
      {themeScript}
    </script>
  ) : null;
}

/**
 * Provides the tokens and colours of one mode. A nested theme changes the mode of its part.
 * Replaces Radix' Theme, which loads tooltips. Floating parts use `useFloatingTheme` or
 * `RadixScope`.
 */
export function Theme({
  appearance: appearanceProp = 'light',
  nonce,
  children,
  ...rest
}: ThemeProps) {
  const isRoot = use(AppearanceContext) === null;
  const follows = appearanceProp === 'system';
  const isDark = useMedia(follows ? '(prefers-color-scheme: dark)' : null);
  const appearance = follows ? (isDark ? 'dark' : 'light') : appearanceProp;
  return (
    <AppearanceContext value={appearance}>
      <div
        // The script may have changed the class before hydration.
        suppressHydrationWarning={follows}
        {...rootProps(themeAttributes(appearance), rest)}
        data-is-root-theme={isRoot}
        data-has-background
      >
        {follows && <PrePaintScript nonce={nonce} />}
        {children}
      </div>
    </AppearanceContext>
  );
}
