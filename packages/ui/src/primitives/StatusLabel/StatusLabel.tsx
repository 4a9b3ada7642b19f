import { cx } from '../cx.ts';
import { Icon, icons, type IconGlyph } from '../Icon/index.ts';
import * as styles from './StatusLabel.css.ts';

export const statusLabelTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

const glyphs: Record<(typeof statusLabelTones)[number], IconGlyph> = {
  neutral: icons.minus,
  accent: icons.info,
  success: icons.success,
  warning: icons.warning,
  danger: icons.error,
};

export interface StatusLabelProps {
  /** `neutral` for what is over or has not begun, `accent` for what goes on, the others as they say. */
  tone?: (typeof statusLabelTones)[number];
  /** In place of the tone's own: colour alone says nothing to many. */
  icon?: IconGlyph;
  /** The state in a word or two: "Blocked". */
  children: string;
}

/** The state of a thing in a table, list or title. The presence of people is `PresenceDot`’s. */
export function StatusLabel({ tone = 'neutral', icon, children, ...rest }: StatusLabelProps) {
  return (
    <span {...rest} data-component="StatusLabel" className={cx(styles.root, styles.tone[tone])}>
      <Icon icon={icon ?? glyphs[tone]} tone={tone === 'neutral' ? 'muted' : tone} />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
