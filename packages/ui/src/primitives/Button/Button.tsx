import { Slot } from '@radix-ui/react-slot';
import { cloneElement, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { rootProps, type RootProps } from '../rootProps.ts';
import { Spinner } from '../Spinner/index.ts';
import '../../styles/radix/button.css';
import * as styles from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;

export interface ButtonProps extends RootProps<'button'> {
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
  /** Icon after the text, for example an arrow. */
  trailingIcon?: IconGlyph;
  /** `submit` submits the enclosing form, `reset` restores its initial values. */
  type?: 'button' | 'submit' | 'reset';
  /** Renders the only child, such as a router's link, with the looks and content of the button. */
  asChild?: boolean;
  /** URL. Renders a link that looks like a button. */
  href?: string;
  /** Whether the popup controlled by the button is open. */
  expanded?: boolean;
  /** Id of the element that the button opens or closes. */
  controls?: string;
  /** Id of the element that describes the button. */
  describedBy?: string;
  /** Accessible name, if the text alone is ambiguous. Must contain the text. */
  ariaLabel?: string;
  /** Called on a press by pointer, touch or keyboard. */
  onPress?(): void;
  /** Action in words, such as "Create room". */
  children: ReactNode;
}

/** Classes of Radix Themes. Its component loads the props of all its layouts, 3 KB. */
const radixVariant = {
  primary: 'rt-variant-solid',
  danger: 'rt-variant-solid',
  secondary: 'rt-variant-surface',
  ghost: 'rt-variant-soft',
} as const;
const radixSize = { sm: 'rt-r-size-2', md: 'rt-r-size-3', lg: 'rt-r-size-4' } as const;

/** Button for an action, or a link with `href`. Use one primary button per screen. */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  fullWidth,
  icon,
  trailingIcon,
  asChild = false,
  type = 'button',
  href: target,
  expanded,
  controls,
  describedBy,
  ariaLabel,
  onClick,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const LinkComponent = useLinkComponent();
  // Links cannot be disabled, so a disabled link is rendered as a button.
  const href = rest.disabled ? undefined : target;
  // The spinner replaces the icon, uses the space before the text, or covers the text.
  const isCovered = loading && !icon && !fullWidth;
  const child = asChild && isValidElement<{ children?: ReactNode }>(children) ? children : null;
  const content = (
    <>
      {icon && (loading ? <Spinner /> : <Icon icon={icon} />)}
      <span className={cx(styles.label, isCovered && styles.hiddenLabel)}>
        {loading && !icon && fullWidth && (
          <span className={styles.before}>
            <Spinner />
          </span>
        )}
        {child ? child.props.children : children}
      </span>
      {trailingIcon && <Icon icon={trailingIcon} />}
      {isCovered && (
        <span className={styles.cover}>
          <Spinner />
        </span>
      )}
    </>
  );
  let rendered: ReactNode = content;
  if (child) rendered = cloneElement(child, undefined, content);
  else if (href !== undefined) rendered = <LinkComponent href={href}>{content}</LinkComponent>;
  const isSlotted = child !== null || href !== undefined;
  const Root = isSlotted ? Slot : 'button';
  return (
    <Root
      {...rootProps(
        {
          'aria-expanded': expanded,
          'aria-controls': controls,
          'aria-busy': loading || undefined,
          'aria-disabled': loading || undefined,
          'aria-describedby': describedBy,
          'aria-label': ariaLabel,
          'data-component': 'Button',
          'data-accent-color': variant === 'secondary' || variant === 'ghost' ? 'gray' : undefined,
          'data-disabled': rest.disabled || undefined,
          className: cx(
            'rt-reset rt-BaseButton rt-Button',
            radixSize[size],
            radixVariant[variant],
            styles.root,
            styles.size[size],
            styles.variant[variant],
            fullWidth && styles.fullWidth,
          ),
        },
        rest,
      )}
      type={isSlotted ? undefined : type}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (loading) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
        onPress?.();
      }}
    >
      {rendered}
    </Root>
  );
}
