import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import '../../styles/radix/spinner.css';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Spinner.css.ts';

export const spinnerSizes = ['sm', 'md'] as const;

export interface SpinnerProps extends RootProps<'span'> {
  /** Announced as a status. Omit it if the surrounding element announces loading. */
  label?: string;
  /** 16 and 24 px. */
  size?: (typeof spinnerSizes)[number];
}

/** The animation of Radix Themes rotates eight leaves. */
const leaves = 8;

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
      <span className={cx('rt-Spinner rt-r-size-2', styles.size[size])} aria-hidden>
        {Array.from({ length: leaves }, (_, leaf) => (
          <span key={leaf} className="rt-SpinnerLeaf" />
        ))}
      </span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
