import { Avatar } from '../../../primitives/Avatar/index.ts';
import { cx } from '../../../primitives/cx.ts';
import * as styles from './GroupPortraits.css.ts';

export interface PortraitPerson {
  name: string;
  avatarUrl?: string | null;
}

interface GroupPortraitsProps {
  people: readonly PortraitPerson[];
}

const shown = 2;

/** Stacked portraits of a group, the size of an `Avatar`. Decorative: use it next to the names. */
export function GroupPortraits({ people }: GroupPortraitsProps) {
  const [first, second] = people;
  const more = people.length - shown;
  return (
    <span aria-hidden className={styles.root} data-component="GroupPortraits">
      {first && (
        <span className={cx(styles.portrait, styles.back)}>
          <Avatar name={first.name} src={first.avatarUrl} size="xs" decorative />
        </span>
      )}
      <span className={cx(styles.portrait, styles.front)}>
        {more > 0 ? (
          <span className={styles.more}>+{people.length - 1}</span>
        ) : (
          second && <Avatar name={second.name} src={second.avatarUrl} size="xs" decorative />
        )}
      </span>
    </span>
  );
}
