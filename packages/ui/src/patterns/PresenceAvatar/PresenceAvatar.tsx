import { Avatar } from '../../primitives/Avatar/index.ts';
import { PresenceDot } from '../PresenceDot/index.ts';
import type { Status, WorkingStatus } from '../presence.ts';
import * as styles from './PresenceAvatar.css.ts';

export interface PresenceAvatarProps {
  name: string;
  src?: string;
  /** In pixels; 40 where nothing else is said (spec §9). */
  size?: number;
  workingStatus: WorkingStatus;
  status: Status;
  /** Leave out the presence's name where it is written beside the picture. */
  decorative?: boolean;
}

/** Someone's picture, with the icon of their presence at its edge. */
export function PresenceAvatar({
  name,
  src,
  size = 40,
  workingStatus,
  status,
  decorative,
}: PresenceAvatarProps) {
  return (
    <span className={styles.root} data-component="PresenceAvatar">
      <Avatar name={name} src={src} size={size} />
      <span className={size >= 64 ? `${styles.dot} ${styles.dotLarge}` : styles.dot}>
        <PresenceDot
          status={status}
          workingStatus={workingStatus}
          size={size >= 64 ? 'lg' : 'sm'}
          decorative={decorative}
        />
      </span>
    </span>
  );
}
