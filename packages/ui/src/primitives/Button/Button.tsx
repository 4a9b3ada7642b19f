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
  /** `primary` for the main action, `danger` for destructive actions, `ghost` for actions next to others. */
  variant?: (typeof buttonVariants)[number];
  /** 32, 40 and 48 px high. */
  size?: (typeof buttonSizes)[number];
  /** The action is running. The button keeps its size and focus, and presses are ignored. */
  loading?: boolean;
  /** Disables the button. If the reason is not obvious, keep the button enabled and explain on press. */
  disabled?: boolean;
  /** Fills the available width. */
  fullWidth?: boolean;
  /** Icon before the text. */
  icon?: IconGlyph;
  /** `submit` submits the enclosing form. */
  type?: 'button' | 'submit';
  /** Id of the form to submit, for a button outside of the form. */
  form?: string;
  /** URL. Renders a link that looks like a button. */
  href?: string;
  /** Whether the popup controlled by the button is open. */
  expanded?: boolean;
  /** Id of the element that the button opens or closes. */
  controls?: string;
  /** Id for references from other elements. */
  id?: string;
  /** Focuses the button on mount. */
  autoFocus?: boolean;
  /** Id of the element that describes the button. */
  describedBy?: string;
  /** Accessible name, if the text alone is ambiguous. Must contain the text. */
  ariaLabel?: string;
  /** The button element, for moving the focus. */
  ref?: Ref<HTMLButtonElement>;
  /** Called on a press by pointer, touch or keyboard. */
  onPress?(): void;
  /** Action in words, such as "Create room". */
  children: ReactNode;
}

const radixVariant = {
  primary: 'solid',
  danger: 'solid',
  secondary: 'surface',
  ghost: 'soft',
} as const;
const radixSize = { sm: '2', md: '3', lg: '4' } as const;

/**
 * Button for an action, or a link with `href`. Use one primary button per screen and name the
 * action in its text.
 */
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
  // Links cannot be disabled, so a disabled link is rendered as a button.
  const href = rest.disabled ? undefined : target;
  // The spinner replaces the icon, uses the space before the text, or covers the text.
  const isCovered = loading && !icon && !fullWidth;
  const content = (
    <>
      {icon && (loading ? <Spinner /> : <Icon icon={icon} />)}
      <span className={cx(styles.label, isCovered && styles.hiddenLabel)}>
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
