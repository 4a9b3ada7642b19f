import { CallVideo, type CallPicture } from './CallVideo.tsx';
import * as styles from './FaceBubble.css.ts';

interface FaceBubbleProps {
  picture: CallPicture;
  size?: 'sm' | 'md';
  speaking?: boolean;
  /** As in a mirror: one's own. */
  mirrored?: boolean;
}

/** A small face over someone in the office who has their camera on. Who it is stands beside it in words. */
export function FaceBubble(props: FaceBubbleProps) {
  const { picture, size = 'md', speaking = false, mirrored = false } = props;
  return (
    <span
      className={styles.root}
      data-component="FaceBubble"
      data-size={size}
      data-speaking={speaking}
      aria-hidden
    >
      <span className={styles.face}>
        <CallVideo picture={picture} mirrored={mirrored} />
      </span>
    </span>
  );
}
