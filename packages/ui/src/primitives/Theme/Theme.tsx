import { DirectionProvider } from '@radix-ui/react-direction';
import { use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useMedia } from '../useMedia.ts';
import '../../styles/layers.css.ts';
import '../../styles/radix/tokens.css';
import '../../styles/theme.css.ts';
import '../../styles/forcedColors.css.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import {
  brandProperties,
  type AccentColor,
  type themeDensities,
  type themeNeutrals,
  type themeRadii,
  type themeScalings,
} from '../../styles/brand.ts';
import {
  AppearanceContext,
  BrandContext,
  themeAttributes,
  type Appearance,
} from './themeAttributes.ts';
import { themeScript } from './themeScript.ts';

export {
  themeDensities,
  themeNeutrals,
  themeRadii,
  themeScalings,
  type AccentColor,
} from '../../styles/brand.ts';
export { appearances, type Appearance } from './themeAttributes.ts';
export { themeScript, themeScriptHash } from './themeScript.ts';

export interface ThemeProps extends RootProps<'div'> {
  /** `system` follows the device, whose mode a script in a server-rendered page detects. */
  appearance?: Appearance | 'system';
  /**
   * Colour of buttons, links, focus, selection and the first chart series, such as `#0a6e5a`. Colours of text are derived
   * with a contrast of at least 4.5.
   */
  accent?: AccentColor;
  /** Tint of backgrounds, borders and text. Defaults to `warm`. */
  neutral?: (typeof themeNeutrals)[number];
  /** Rounding of corners. Defaults to `medium`. */
  radius?: (typeof themeRadii)[number];
  /** Height of buttons, fields and rows: 4 px less or more than `default`. */
  density?: (typeof themeDensities)[number];
  /** Size of texts, distances, controls and icons. Touch targets and borders keep their size. */
  scaling?: (typeof themeScalings)[number];
  /** Direction of the text. Set it on the `html` element too. Defaults to that of the theme around it. */
  dir?: 'ltr' | 'rtl';
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
 * Provides the tokens and colours of one mode. A nested theme changes them for its part.
 * Replaces Radix' Theme, which loads tooltips. Floating parts use `useFloatingTheme` or
 * `RadixScope`.
 */
export function Theme({
  appearance: appearanceProp = 'light',
  accent,
  neutral,
  radius,
  density,
  scaling,
  dir,
  nonce,
  children,
  ...rest
}: ThemeProps) {
  const isRoot = use(AppearanceContext) === null;
  const follows = appearanceProp === 'system';
  const isDark = useMedia(follows ? '(prefers-color-scheme: dark)' : null);
  const appearance = follows ? (isDark ? 'dark' : 'light') : appearanceProp;
  const outer = use(BrandContext);
  const style = useMemo(
    () => brandProperties({ accent, neutral, radius, density, scaling }),
    [accent, neutral, radius, density, scaling],
  );
  const brand = useMemo(
    () => ({
      ...outer,
      ...(dir && { dir }),
      ...(style && { style: { ...outer.style, ...style } }),
    }),
    [outer, dir, style],
  );
  return (
    <AppearanceContext value={appearance}>
      <div
        // The script may have changed the class before hydration.
        suppressHydrationWarning={follows}
        {...rootProps(
          {
            ...themeAttributes(appearance),
            ...(brand.style && { style: brand.style }),
            ...(dir && { dir }),
          },
          rest,
        )}
        data-is-root-theme={isRoot}
        data-has-background
      >
        <BrandContext value={brand}>
          <DirectionProvider dir={brand.dir ?? 'ltr'}>
            {follows && <PrePaintScript nonce={nonce} />}
            {children}
          </DirectionProvider>
        </BrandContext>
      </div>
    </AppearanceContext>
  );
}
