import { Spinner as RadixSpinner } from '@radix-ui/themes';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import '../../styles/radix/spinner.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Spinner.css.ts';

export const spinnerSizes = ['sm', 'md'] as const;

export interface SpinnerProps extends RootProps<'span'> {
  /** Announced as a status. Omit it if the surrounding element announces loading. */
  label?: string;
  /** 16 and 24 px. */
  size?: (typeof spinnerSizes)[number];
}

/** Indicates a short wait. Use `Progress` if the duration is known and `Skeleton` for a page. */
export function Spinner({ label, size = 'sm', ...rest }: SpinnerProps) {
  return (
    <span
      {...rootProps(
        {
          role: label ? 'status' : undefined,
          'data-component': 'Spinner',
          className: styles.root,
        },
        rest,
      )}
    >
      <RadixSpinner size="2" className={styles.size[size]} aria-hidden />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
