import type { LucideIcon } from 'lucide-react';
import { cx } from '../cx.ts';
import * as styles from './Icon.css.ts';

/** One of `icons`: `icons.microphone`. */
export type IconGlyph = LucideIcon;

export const iconSizes = ['sm', 'md', 'lg', 'xl'] as const;
export const iconTones = ['inherit', 'muted', 'accent', 'danger', 'success', 'warning'] as const;

export interface IconProps {
  /** One of `icons`. */
  icon: IconGlyph;
  /** 16 in text, 20 in navigation, 24, and 40 in empty states. */
  size?: (typeof iconSizes)[number];
  /** `inherit` has the colour of the words around it. */
  tone?: (typeof iconTones)[number];
  /** Its name for assistive technology; without one it is decoration beside a word. */
  label?: string;
}

/** One of our icons, beside a word or with a `label` in its place. */
export function Icon({ icon: Glyph, size = 'sm', tone = 'inherit', label, ...rest }: IconProps) {
  return (
    <Glyph
      {...rest}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      data-component="Icon"
      className={cx(styles.root, styles.size[size], styles.tone[tone])}
    />
  );
}
