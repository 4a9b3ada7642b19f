import type { LucideIcon } from 'lucide-react';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Icon.css.ts';

export type IconGlyph = LucideIcon;

export const iconSizes = ['sm', 'md', 'lg', 'xl'] as const;
export const iconTones = ['inherit', 'muted', 'accent', 'danger', 'success', 'warning'] as const;

export interface IconProps extends RootProps<'svg'> {
  /** One of `icons`. */
  icon: IconGlyph;
  /** 16 in text, 20 in navigation, 24, and 40 px in empty states. */
  size?: (typeof iconSizes)[number];
  /** `inherit` uses the colour of the surrounding text. */
  tone?: (typeof iconTones)[number];
  /** Accessible name. Without it, the icon is decorative. */
  label?: string;
}

/** Icon next to a text, or with a `label` instead of it. */
export function Icon({ icon: Glyph, size = 'sm', tone = 'inherit', label, ...rest }: IconProps) {
  return (
    <Glyph
      {...rootProps(
        {
          role: label ? 'img' : undefined,
          'aria-label': label,
          'aria-hidden': label ? undefined : true,
          focusable: 'false',
          'data-component': 'Icon',
          className: cx(styles.root, styles.size[size], styles.tone[tone]),
        },
        rest,
      )}
    />
  );
}
