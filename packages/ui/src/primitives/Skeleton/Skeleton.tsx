import { cx } from '../cx.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

/** Steps of the 4-px grid, or a share of the place it stands in. */
export type SkeletonLength = number | `${number}%`;

export interface SkeletonProps {
  width?: SkeletonLength;
  height?: SkeletonLength;
  shape?: (typeof skeletonShapes)[number];
}

const toLength = (length: SkeletonLength) =>
  typeof length === 'number' ? `${length / 4}rem` : length;

/** The shape of what comes. Hidden from screen readers: whoever shows it says that it is loading. */
export function Skeleton({ width = '100%', height = 4, shape = 'text' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-component="Skeleton"
      className={cx(styles.root, styles.shape[shape])}
      style={{ width: toLength(width), height: toLength(height) }}
    />
  );
}
