import { Button as RadixButton } from '@radix-ui/themes';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import type { TriggerProps } from '../triggerProps.ts';
import { Spinner } from '../Spinner/index.ts';
import '../../styles/radix/button.css';
import * as styles from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;

export interface ButtonProps {
  /** `primary` for the one that leads on, `danger` where something is lost, `ghost` among others. */
  variant?: (typeof buttonVariants)[number];
  /** 32, 40 and 48 px high. */
  size?: (typeof buttonSizes)[number];
  /** Something that it started runs: it keeps its place, size and focus, and presses are ignored. */
  loading?: boolean;
  /** It cannot be pressed now. Where one asks why, let it be pressed and say so. */
  disabled?: boolean;
  /** As wide as its place. */
  fullWidth?: boolean;
  /** Before its words. */
  icon?: IconGlyph;
  /** `submit` sends the form that it is in. */
  type?: 'button' | 'submit';
  /** The id of the form that it submits, where it stands outside of it. */
  form?: string;
  /** It leads to a page: rendered as a link that looks like a button. */
  href?: string;
  /** For one that opens something: whether that is open. */
  expanded?: boolean;
  /** The id of the element that it opens or closes. */
  controls?: string;
  /** Id by which other elements refer to it. */
  id?: string;
  /** Has the focus once it is there. */
  autoFocus?: boolean;
  /** Id of what says more about it. */
  describedBy?: string;
  /** Only where its words alone do not tell it apart; it contains them. */
  ariaLabel?: string;
  /** The button, so that it can be given the focus. */
  ref?: Ref<HTMLButtonElement>;
  /** Pressed by pointer, finger or key. */
  onPress?(): void;
  /** The action in words: "Create room". */
  children: ReactNode;
}

const radixVariant = {
  primary: 'solid',
  danger: 'solid',
  secondary: 'surface',
  ghost: 'soft',
} as const;
const radixSize = { sm: '2', md: '3', lg: '4' } as const;

/** Does something, or with `href` leads to a page. One primary button a screen, and it says what happens. */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  fullWidth,
  icon,
  type = 'button',
  href: target,
  expanded,
  controls,
  describedBy,
  ariaLabel,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const LinkComponent = useLinkComponent();
  const { onClick, ...slotted } = rest as typeof rest & TriggerProps;
  // A link cannot be disabled: one that leads nowhere now is a button.
  const href = rest.disabled ? undefined : target;
  // The spinner takes no place of its own: the icon's, that before the words, or the words'.
  const isCovered = loading && !icon && !fullWidth;
  const content = (
    <>
      {icon && (loading ? <Spinner /> : <Icon icon={icon} />)}
      <span className={cx(styles.label, isCovered && styles.covered)}>
        {loading && !icon && fullWidth && (
          <span className={styles.before}>
            <Spinner />
          </span>
        )}
        {children}
      </span>
      {isCovered && (
        <span className={styles.cover}>
          <Spinner />
        </span>
      )}
    </>
  );
  return (
    <RadixButton
      aria-expanded={expanded}
      aria-controls={controls}
      {...slotted}
      asChild={href !== undefined}
      type={href === undefined ? type : undefined}
      variant={radixVariant[variant]}
      color={variant === 'secondary' || variant === 'ghost' ? 'gray' : undefined}
      size={radixSize[size]}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-describedby={describedBy}
      aria-label={ariaLabel}
      data-component="Button"
      className={cx(
        styles.root,
        styles.size[size],
        styles.variant[variant],
        fullWidth && styles.fullWidth,
      )}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (loading) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
        onPress?.();
      }}
    >
      {href === undefined ? content : <LinkComponent href={href}>{content}</LinkComponent>}
    </RadixButton>
  );
}
