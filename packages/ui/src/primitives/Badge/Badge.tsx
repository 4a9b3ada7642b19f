import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends RootProps<'span'> {
  /** Number to show. Nothing is rendered for zero. */
  count: number;
  /** Largest number shown. Higher counts are shown as `99+`. */
  max?: number;
  /** Count in words for screen readers, such as "3 unread messages". */
  label: string;
}

/** Count of waiting items, next to a name or on an icon. Renders nothing for zero. */
export function Badge({ count, max = 99, label, ...rest }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rootProps({ 'data-component': 'Badge', className: styles.root }, rest)}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
