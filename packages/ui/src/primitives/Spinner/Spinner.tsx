import { Spinner as RadixSpinner } from '@radix-ui/themes';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import '../../styles/radix/spinner.css';
import * as styles from './Spinner.css.ts';

export const spinnerSizes = ['sm', 'md'] as const;

export interface SpinnerProps {
  /** Read out as a status; leave it out where the thing around it says that it works. */
  label?: string;
  /** 16 and 24 px. */
  size?: (typeof spinnerSizes)[number];
}

/** Something is on its way, for a moment; a `Progress` where the length is known, a `Skeleton` for a page. */
export function Spinner({ label, size = 'sm', ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      role={label ? 'status' : undefined}
      data-component="Spinner"
      className={styles.root}
    >
      <RadixSpinner size="2" className={styles.size[size]} aria-hidden />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
