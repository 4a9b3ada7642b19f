import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import * as styles from './Callout.css.ts';

export const calloutTones = ['info', 'success', 'warning', 'danger'] as const;

export interface CalloutProps {
  /** Its icon and colour. */
  tone?: (typeof calloutTones)[number];
  /** The news in a few words. */
  title?: string;
  /** Read out when it appears: for the answer to something that the member did. */
  announce?: boolean;
  /** A button below the text. */
  action?: ReactNode;
  /** Id by which other elements refer to it. */
  id?: string;
  /** So that a form can move the focus to its error. */
  ref?: Ref<HTMLDivElement>;
  /** The meaning, and the way out. */
  children: ReactNode;
}

const glyphs = {
  info: { icon: icons.info, tone: 'accent' },
  success: { icon: icons.success, tone: 'success' },
  warning: { icon: icons.warning, tone: 'warning' },
  danger: { icon: icons.error, tone: 'danger' },
} as const;

/** A message in the place where it matters, by icon and words; it stays until its reason goes. */
export function Callout({
  tone = 'info',
  title,
  announce,
  action,
  id,
  ref,
  children,
  ...rest
}: CalloutProps) {
  return (
    <div
      {...rest}
      id={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      data-component="Callout"
      data-tone={tone}
      className={cx(styles.root, styles.tone[tone])}
    >
      <span className={styles.icon}>
        <Icon icon={glyphs[tone].icon} tone={glyphs[tone].tone} />
      </span>
      <div className={styles.body}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
