import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import type { TriggerProps } from '../triggerProps.ts';
import { useLinkComponent } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export const linkTones = ['accent', 'muted', 'inherit'] as const;

export interface LinkProps {
  /** The address that it leads to. */
  href: string;
  /** Opens in a new tab. */
  external?: boolean;
  /** `inherit` has the colour of the words around it. */
  tone?: (typeof linkTones)[number];
  /** In running text always; in lists of links on hover; `none` where its whole shape says it. */
  underline?: 'always' | 'hover' | 'none';
  /** It leads to where the member is. */
  current?: boolean;
  /** Only where the words inside do not name it. */
  ariaLabel?: string;
  /** Keys that also lead there, as `aria-keyshortcuts` writes them: "Alt+Shift+M". */
  keyShortcuts?: string;
  /** For patterns that give a link their own shape (sidebar entry, skip link). */
  className?: string;
  /** Pressed by pointer, finger or key, before it leads on. */
  onPress?(): void;
  /** The anchor, so that it can be given the focus. */
  ref?: Ref<HTMLAnchorElement>;
  /** The link's words. */
  children: ReactNode;
}

/** A link in a text or a list. It goes through the router that `LinkProvider` was given. */
export function Link({
  href,
  external,
  tone = 'accent',
  underline = 'always',
  current,
  ariaLabel,
  keyShortcuts,
  className,
  onPress,
  ...rest
}: LinkProps) {
  const Internal = useLinkComponent();
  const { onClick, ...slotted } = rest as typeof rest & TriggerProps;
  const props = {
    ...slotted,
    href,
    'aria-label': ariaLabel,
    'aria-keyshortcuts': keyShortcuts,
    'aria-current': current ? ('page' as const) : undefined,
    'data-component': 'Link',
    className: cx(
      styles.root,
      styles.tone[tone],
      styles.underline[underline],
      className ?? styles.reach,
      className === undefined && underline !== 'always' && styles.alone,
    ),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      onPress?.();
    },
  };
  return external ? (
    <a {...props} target="_blank" rel="noopener noreferrer" />
  ) : (
    <Internal {...props} />
  );
}
