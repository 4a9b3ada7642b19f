import { Progress as RadixProgress } from '@radix-ui/themes/components/progress';
import '../../styles/radix/progress.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends RootProps<'div'> {
  /** Percentage. Omit it if the duration is unknown. */
  value?: number;
  /** Accessible name of the operation. */
  label: string;
}

/** Progress of a longer operation. */
export function Progress({ value, label, ...rest }: ProgressProps) {
  return (
    <RadixProgress
      {...rootProps(
        { 'aria-label': label, 'data-component': 'Progress', className: styles.root },
        rest,
      )}
      value={value === undefined ? null : Math.min(100, Math.max(0, value))}
      size="1"
      variant="soft"
    />
  );
}
