import { cx } from '../cx.ts';
import { Icon, icons, type IconGlyph } from '../Icon/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './StatusLabel.css.ts';

export const statusLabelTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

const glyphs: Record<(typeof statusLabelTones)[number], IconGlyph> = {
  neutral: icons.minus,
  accent: icons.info,
  success: icons.success,
  warning: icons.warning,
  danger: icons.error,
};

export interface StatusLabelProps extends RootProps<'span'> {
  /** `neutral` for finished or future states, `accent` for states in progress, the other tones as named. */
  tone?: (typeof statusLabelTones)[number];
  /** Replaces the icon of the tone. An icon is needed because colour alone is not accessible. */
  icon?: IconGlyph;
  /** State in a word or two, such as "Blocked". */
  children: string;
}

/** State of an item in a table, list or title. Use `PresenceDot` for the presence of people. */
export function StatusLabel({ tone = 'neutral', icon, children, ...rest }: StatusLabelProps) {
  return (
    <span
      {...rootProps(
        { 'data-component': 'StatusLabel', className: cx(styles.root, styles.tone[tone]) },
        rest,
      )}
    >
      <Icon icon={icon ?? glyphs[tone]} tone={tone === 'neutral' ? 'muted' : tone} />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
