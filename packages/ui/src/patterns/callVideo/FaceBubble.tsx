import type { CSSProperties } from 'react';
import { CallVideo, type CallPicture } from './CallVideo.tsx';
import * as styles from './FaceBubble.css.ts';

interface FaceBubbleProps {
  picture: CallPicture;
  size?: 'sm' | 'md';
  speaking?: boolean;
  /** As in a mirror: one's own. */
  mirrored?: boolean;
  /** Pixels that it stands to the right of the person: it points to them. */
  aside?: number;
  /** The person is above it. */
  below?: boolean;
}

/** Pixels from its middle to its edge, and from there to the middle of the person. */
const radius = { sm: 20, md: 32 };
const distance = 20;

/** A small face over someone in the office who has their camera on. Who it is stands beside it in words. */
export function FaceBubble(props: FaceBubbleProps) {
  const { picture, size = 'md', speaking = false, mirrored = false } = props;
  const { aside = 0, below = false } = props;
  const way = radius[size] + distance;
  const turn = Math.atan2(aside, below ? -way : way);
  return (
    <span
      className={styles.root}
      style={{ [styles.turnName]: `${turn}rad` } as CSSProperties}
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
