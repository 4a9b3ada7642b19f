import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

/** Steps of the 4 px grid, or a percentage of the container. */
export type SkeletonLength = number | `${number}%`;

export interface SkeletonProps extends RootProps<'span'> {
  /** Defaults to the full width. */
  width?: SkeletonLength;
  /** Defaults to a line of text. */
  height?: SkeletonLength;
  /** Corner style: text, block or circle. */
  shape?: (typeof skeletonShapes)[number];
}

const toLength = (length: SkeletonLength) =>
  typeof length === 'number' ? `${length / 4}rem` : length;

/** Placeholder for loading content. Hidden from screen readers, so the parent must announce loading. */
export function Skeleton({ width = '100%', height = 4, shape = 'text', ...rest }: SkeletonProps) {
  return (
    <span
      {...rootProps(
        {
          'aria-hidden': true,
          'data-component': 'Skeleton',
          className: cx(styles.root, styles.shape[shape]),
          style: { width: toLength(width), height: toLength(height) },
        },
        rest,
      )}
    />
  );
}
