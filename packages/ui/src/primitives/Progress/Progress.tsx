import { Progress as RadixProgress } from '@radix-ui/themes';
import '../../styles/radix/progress.css';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** Per cent; without it the length is not known. */
  value?: number;
  /** Names the work that takes a while. */
  label: string;
}

/** How far something is that takes a while. */
export function Progress({ value, label, ...rest }: ProgressProps) {
  return (
    <RadixProgress
      {...rest}
      value={value === undefined ? null : Math.min(100, Math.max(0, value))}
      size="1"
      variant="soft"
      aria-label={label}
      data-component="Progress"
      className={styles.root}
    />
  );
}
