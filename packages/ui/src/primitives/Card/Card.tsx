import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Card.css.ts';

export const cardPaddings = ['none', 'sm', 'md', 'lg'] as const;

export interface CardProps {
  /** 0, 12, 16 and 24 px. */
  padding?: (typeof cardPaddings)[number];
  /** It floats over something else: the one shadow, and the panel's corners. */
  floating?: boolean;
  /** The element that it renders. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Names it, where it is a part of the page. */
  ariaLabel?: string;
  /** Id of the heading that names it. */
  labelledBy?: string;
  /** The content. */
  children: ReactNode;
}

/** A surface for what belongs together. */
export function Card({
  padding = 'md',
  floating,
  as: Tag = 'div',
  ariaLabel,
  labelledBy,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      aria-label={ariaLabel}
      aria-labelledby={labelledBy}
      data-component="Card"
      className={cx(styles.root, styles.padding[padding], floating && styles.floating)}
    />
  );
}
