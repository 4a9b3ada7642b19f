import type { CSSProperties } from 'react';
import { CallVideo, type CallPicture } from './CallVideo.tsx';
import * as styles from './FaceBubble.css.ts';

interface FaceBubbleProps {
  picture: CallPicture;
  size?: 'sm' | 'md';
  speaking?: boolean;
  mirrored?: boolean;
  /** Horizontal offset from the person in pixels, positive to the right; the pointer points to the person. */
  offsetX?: number;
  /** Whether the person is above the bubble. */
  below?: boolean;
}

/** Pixels: radius of the bubble, and distance from its edge to the centre of the person. */
const radius = { sm: 20, md: 32 };
const distance = 20;

/** A small camera picture above a person in the office. Show the person's name beside it. */
export function FaceBubble(props: FaceBubbleProps) {
  const { picture, size = 'md', speaking = false, mirrored = false } = props;
  const { offsetX = 0, below = false } = props;
  const offset = radius[size] + distance;
  const turn = Math.atan2(offsetX, below ? -offset : offset);
  return (
    <span
      className={styles.root}
      style={{ [styles.pointerAngleVar]: `${turn}rad` } as CSSProperties}
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
