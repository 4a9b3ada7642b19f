import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Card.css.ts';

export const cardPaddings = ['none', 'sm', 'md', 'lg'] as const;

export interface CardProps extends RootProps<'div', 'ref'> {
  /** 0, 12, 16 and 24 px. */
  padding?: (typeof cardPaddings)[number];
  /** Adds the shadow and corners of a floating panel. */
  floating?: boolean;
  /** Rendered element. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Accessible name, if the card is a region of the page. */
  ariaLabel?: string;
  /** Id of the heading that names the card. */
  labelledBy?: string;
  /** The rendered element. */
  ref?: Ref<HTMLElement>;
  /** Content of the card. */
  children: ReactNode;
}

/** Surface for related content. */
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
      {...rootProps(
        {
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          'data-component': 'Card',
          className: cx(styles.root, styles.padding[padding], floating && styles.floating),
        },
        rest,
      )}
    />
  );
}
