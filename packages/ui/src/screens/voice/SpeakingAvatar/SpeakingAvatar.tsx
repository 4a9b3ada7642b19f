import { Avatar, type AvatarProps } from '../../../primitives/Avatar/index.ts';
import * as styles from './SpeakingAvatar.css.ts';

interface SpeakingAvatarProps extends Pick<AvatarProps, 'name' | 'src' | 'size'> {
  speaking: boolean;
}

/** Someone's picture, with a ring while they speak. Who it is and what they do stands beside it in words. */
export function SpeakingAvatar({ speaking, ...avatar }: SpeakingAvatarProps) {
  return (
    <span className={styles.root} data-component="SpeakingAvatar" data-speaking={speaking}>
      <Avatar {...avatar} decorative />
    </span>
  );
}
