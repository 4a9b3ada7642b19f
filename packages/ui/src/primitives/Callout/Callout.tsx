import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Callout.css.ts';

export const calloutTones = ['info', 'success', 'warning', 'danger'] as const;

export interface CalloutProps extends RootProps<'div', 'title'> {
  /** Sets icon and colour. */
  tone?: (typeof calloutTones)[number];
  /** Message in a few words. */
  title?: string;
  /** Announces the callout when it appears, for responses to an action of the member. */
  announce?: boolean;
  /** Button below the text. */
  action?: ReactNode;
  /** The element, so that a form can focus its error. */
  ref?: Ref<HTMLDivElement>;
  /** Explanation and next steps. */
  children: ReactNode;
}

const glyphs = {
  info: { icon: icons.info, tone: 'accent' },
  success: { icon: icons.success, tone: 'success' },
  warning: { icon: icons.warning, tone: 'warning' },
  danger: { icon: icons.error, tone: 'danger' },
} as const;

/** Inline message with icon and text, shown as long as its reason applies. */
export function Callout({
  tone = 'info',
  title,
  announce,
  action,
  children,
  ...rest
}: CalloutProps) {
  return (
    <div
      {...rootProps(
        {
          tabIndex: rest.ref ? -1 : undefined,
          role: announce ? (tone === 'danger' ? 'alert' : 'status') : undefined,
          'data-component': 'Callout',
          'data-tone': tone,
          className: cx(styles.root, styles.tone[tone]),
        },
        rest,
      )}
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
