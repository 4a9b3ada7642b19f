import { cx } from '../cx.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

/** Steps of the 4-px grid, or a share of the place it stands in. */
export type SkeletonLength = number | `${number}%`;

export interface SkeletonProps {
  /** As wide as its place by default. */
  width?: SkeletonLength;
  /** A line of text by default. */
  height?: SkeletonLength;
  /** Its corners: of a line of text, of a block, or none. */
  shape?: (typeof skeletonShapes)[number];
}

const toLength = (length: SkeletonLength) =>
  typeof length === 'number' ? `${length / 4}rem` : length;

/** The shape of loading content. Hidden from screen readers: the parent announces that it is loading. */
export function Skeleton({ width = '100%', height = 4, shape = 'text', ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      data-component="Skeleton"
      className={cx(styles.root, styles.shape[shape])}
      style={{ width: toLength(width), height: toLength(height) }}
    />
  );
}
