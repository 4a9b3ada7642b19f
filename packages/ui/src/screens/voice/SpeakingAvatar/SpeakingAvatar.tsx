import { Avatar, type AvatarProps } from '../../../primitives/Avatar/index.ts';
import * as styles from './SpeakingAvatar.css.ts';

interface SpeakingAvatarProps extends Pick<AvatarProps, 'name' | 'src' | 'size'> {
  speaking: boolean;
}

/** Avatar with a speaking ring. Decorative: name and state must be shown as text next to it. */
export function SpeakingAvatar({ speaking, ...avatar }: SpeakingAvatarProps) {
  return (
    <span className={styles.root} data-component="SpeakingAvatar" data-speaking={speaking}>
      <Avatar {...avatar} decorative />
    </span>
  );
}
