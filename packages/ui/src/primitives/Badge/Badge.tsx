import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** How many; nothing is shown for zero. */
  count: number;
  /** Above it `99+` is shown. */
  max?: number;
  /** The count in words, for screen readers: "3 unread messages". */
  label: string;
}

/** How many of something wait, beside its name or on its icon. Nothing is shown for none. */
export function Badge({ count, max = 99, label, ...rest }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rest} data-component="Badge" className={styles.root}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
