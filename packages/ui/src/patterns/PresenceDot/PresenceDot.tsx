import type { Status, WorkingStatus } from '@office/vocabulary';
import { cx } from '../../primitives/cx.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import * as styles from './PresenceDot.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface PresenceDotProps extends RootProps<'span'> {
  /** Availability of the person. */
  status: Status;
  /** Work location, added to the accessible name: "Home · Busy". */
  workingStatus?: WorkingStatus;
  /** 12 or 16 px. */
  size?: 'sm' | 'lg';
  /** Omits the accessible name, if it is shown as text beside the dot. */
  decorative?: boolean;
  /** Adds an outline, for use on a picture. */
  ring?: boolean;
}

const marks: Record<Status, React.ReactNode> = {
  AVAILABLE: null,
  BUSY: <path d="M3.5 6h5" />,
  LEAVING: <path d="M6 3.2V6l1.9 1.4" strokeLinecap="round" strokeLinejoin="round" />,
  LOGGED_OUT: null,
  ON_VACATION: <circle cx="6" cy="6" r="1.6" />,
};

/** Icon of an availability, with a distinct colour and shape for each. */
export function PresenceDot(props: PresenceDotProps) {
  const { status, workingStatus, size = 'sm', decorative, ring, ...rest } = props;
  const t = useText();
  const name = workingStatus
    ? t(texts.presence, {
        workingStatus: t(texts.workingStatus[workingStatus]),
        status: t(texts.status[status]),
      })
    : t(texts.status[status]);
  return (
    <span
      {...rootProps(
        {
          className: cx(styles.root, size === 'lg' && styles.large, ring && styles.ring),
          'data-component': 'PresenceDot',
          ...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }),
        },
        rest,
      )}
      data-status={status}
    >
      <svg viewBox="0 0 12 12" className={styles.picture} aria-hidden="true">
        <circle
          cx="6"
          cy="6"
          r={status === 'LOGGED_OUT' ? 4.5 : 5.75}
          className={styles.shape[status]}
        />
        <g className={styles.mark[status]}>{marks[status]}</g>
      </svg>
    </span>
  );
}
