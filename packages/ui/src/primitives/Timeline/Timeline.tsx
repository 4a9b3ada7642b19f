import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Timeline.css.ts';

export const timelineTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

export interface TimelineTime {
  /** Time in words, such as "2026/11/20 - 09:40". */
  text: string;
  /** ISO 8601. */
  dateTime: string;
}

export interface TimelineItem {
  id: string;
  /** Event in a few words. Omit if the content names it. */
  title?: ReactNode;
  time?: TimelineTime;
  /** Replaces the dot. */
  icon?: IconGlyph;
  /** Colour of the dot or icon. `accent` for the current item. */
  tone?: (typeof timelineTones)[number];
  /** Details below the title. */
  content?: ReactNode;
  /** `Button` or `Link` for the event, at the end of the line. */
  action?: ReactNode;
}

export interface TimelineProps extends RootProps<'ol'> {
  /** Events in order. */
  items: readonly TimelineItem[];
  /** Accessible name of the list. */
  label: string;
}

/**
 * Events in the order in which they happened: versions, edits, deliveries. Use `Stepper` for the steps of a task
 * and `DataTable` for events that are searched or sorted.
 */
export function Timeline({ items, label, ...rest }: TimelineProps) {
  return (
    <ol
      {...rootProps(
        {
          // Safari removes the list role with `list-style: none`.
          role: 'list',
          'aria-label': label,
          'data-component': 'Timeline',
          className: styles.root,
        },
        rest,
      )}
    >
      {items.map(({ id, title, time, icon, tone = 'neutral', content, action }) => (
        <li key={id} className={styles.item}>
          <span aria-hidden className={cx(styles.marker, styles.tone[tone])}>
            {icon ? <Icon icon={icon} /> : <span className={styles.dot} />}
          </span>
          <div className={styles.body}>
            <div className={styles.words}>
              {title && <div className={styles.title}>{title}</div>}
              {time && (
                <Text size="xs" tone="muted" tabular as="time" dateTime={time.dateTime}>
                  {time.text}
                </Text>
              )}
              {content}
            </div>
            {action}
          </div>
        </li>
      ))}
    </ol>
  );
}
