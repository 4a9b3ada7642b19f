import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import type { TriggerProps } from '../triggerProps.ts';
import { useLinkComponent } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export const linkTones = ['accent', 'muted', 'inherit'] as const;

export interface LinkProps {
  /** URL of the link. */
  href: string;
  /** Opens in a new tab. */
  external?: boolean;
  /** `inherit` uses the colour of the surrounding text. */
  tone?: (typeof linkTones)[number];
  /** `always` in running text, `hover` in lists of links, `none` if the shape already identifies the link. */
  underline?: 'always' | 'hover' | 'none';
  /** The link points to the current page. */
  current?: boolean;
  /** Accessible name, if the content does not provide one. */
  ariaLabel?: string;
  /** Keyboard shortcut in the format of `aria-keyshortcuts`: "Alt+Shift+M". */
  keyShortcuts?: string;
  /** Id of the element that describes the link. */
  describedBy?: string | undefined;
  /** For patterns that style the link themselves (sidebar entry, skip link). */
  className?: string;
  /** Called on a press by pointer, touch or keyboard, before navigation. */
  onPress?(): void;
  /** The anchor element, for moving the focus. */
  ref?: Ref<HTMLAnchorElement>;
  /** Text of the link. */
  children: ReactNode;
}

/** Link in a text or a list. Navigates with the router given to `LinkProvider`. */
export function Link({
  href,
  external,
  tone = 'accent',
  underline = 'always',
  current,
  ariaLabel,
  keyShortcuts,
  describedBy,
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
    'aria-describedby': describedBy,
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
