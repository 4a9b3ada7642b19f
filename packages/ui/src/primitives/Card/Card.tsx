import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Card.css.ts';

export const cardPaddings = ['none', 'sm', 'md', 'lg'] as const;

export interface CardProps {
  padding?: (typeof cardPaddings)[number];
  /** It floats over something else: the one shadow, and the panel's corners. */
  floating?: boolean;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  ariaLabel?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** A surface for what belongs together. */
export function Card({
  padding = 'md',
  floating,
  as: Tag = 'div',
  ariaLabel,
  labelledBy,
  children,
}: CardProps) {
  return (
    <Tag
      aria-label={ariaLabel}
      aria-labelledby={labelledBy}
      data-component="Card"
      className={cx(styles.root, styles.padding[padding], floating && styles.floating)}
    >
      {children}
    </Tag>
  );
}
