import { Slot } from '@radix-ui/react-slot';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { useLinkComponent } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export const linkTones = ['accent', 'muted', 'inherit'] as const;

export interface LinkProps extends RootProps<'a', 'href'> {
  /** URL of the link. Not needed with `asChild`. */
  href?: string;
  /** Renders the only child, such as a router's link, with the looks of the link. */
  asChild?: boolean;
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
  /** Replaces the touch area of links in lists, so set a padding (sidebar entry, skip link). */
  className?: string;
  /** Called on a press by pointer, touch or keyboard, before navigation. */
  onPress?(): void;
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
  asChild,
  onClick,
  onPress,
  ...rest
}: LinkProps) {
  const Internal = useLinkComponent();
  const own = {
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
  const props = rootProps(own, rest);
  if (asChild) return <Slot {...props} />;
  return external || href === undefined ? (
    <a {...props} href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })} />
  ) : (
    <Internal {...props} href={href} />
  );
}
