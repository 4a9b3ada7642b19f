import { ThemeContext } from '@radix-ui/themes/components/theme';
import { use, useMemo, type ReactNode } from 'react';
import { AppearanceContext } from './themeAttributes.ts';
import './floating.css.ts';

const ignore = () => {};

/** Provides the theme to floating parts of Radix, which are rendered in a portal. */
export function RadixScope({ children }: { children: ReactNode }) {
  const appearance = use(AppearanceContext) ?? 'light';
  const theme = useMemo(
    () => ({
      appearance,
      accentColor: 'iris' as const,
      grayColor: 'sand' as const,
      resolvedGrayColor: 'sand' as const,
      panelBackground: 'solid' as const,
      radius: 'medium' as const,
      scaling: '100%' as const,
      onAppearanceChange: ignore,
      onAccentColorChange: ignore,
      onGrayColorChange: ignore,
      onPanelBackgroundChange: ignore,
      onRadiusChange: ignore,
      onScalingChange: ignore,
    }),
    [appearance],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}
