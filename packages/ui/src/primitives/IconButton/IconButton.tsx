import { Slot } from '@radix-ui/react-slot';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { Spinner } from '../Spinner/index.ts';
import '../../styles/radix/button.css';
import '../../styles/radix/icon-button.css';
import * as styles from './IconButton.css.ts';

export const iconButtonVariants = ['ghost', 'secondary', 'primary', 'danger'] as const;
export const iconButtonSizes = ['xs', 'sm', 'md', 'lg'] as const;

export interface IconButtonProps extends RootProps<'button'> {
  /** Accessible name, which describes the action. Add a `Tooltip` with the same text to show it. */
  label: string;
  /** One of `icons`. */
  icon: IconGlyph;
  /** `ghost` for actions next to others, `primary` for the main action, `danger` for destructive actions. */
  variant?: (typeof iconButtonVariants)[number];
  /** 24, 32, 40 and 48 px. */
  size?: (typeof iconButtonSizes)[number];
  /** State of a toggle button. The label is the same in both states. */
  pressed?: boolean;
  /** Whether the popup controlled by the button is open. */
  expanded?: boolean;
  /** Id of the element that the button opens or closes. */
  controls?: string;
  /** The action is running. The button keeps its size and focus, and presses are ignored. */
  loading?: boolean;
  /** Disables the button. */
  disabled?: boolean;
  /** `submit` submits the enclosing form, `reset` restores its initial values. */
  type?: 'button' | 'submit' | 'reset';
  /** Renders the only child, such as a router's link, with the looks and icon of the button. */
  asChild?: boolean;
  /** Empty element to render, with `asChild`. */
  children?: ReactElement;
  /** Called on a press by pointer, touch or keyboard. */
  onPress?(): void;
}

const radixVariant = {
  ghost: 'rt-variant-soft',
  secondary: 'rt-variant-surface',
  primary: 'rt-variant-solid',
  danger: 'rt-variant-solid',
} as const;
const radixSize = {
  xs: 'rt-r-size-2',
  sm: 'rt-r-size-2',
  md: 'rt-r-size-3',
  lg: 'rt-r-size-4',
} as const;

/** Button with an icon instead of text. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  pressed,
  expanded,
  controls,
  loading = false,
  type = 'button',
  asChild,
  children,
  onClick,
  onPress,
  ...rest
}: IconButtonProps) {
  const child = asChild ? children : undefined;
  const content = loading ? (
    <Spinner />
  ) : (
    <Icon icon={icon} size={size === 'xs' || size === 'sm' ? 'sm' : 'md'} />
  );
  const Root = child ? Slot : 'button';
  return (
    <Root
      {...rootProps(
        {
          'aria-expanded': expanded,
          'aria-controls': controls,
          'aria-label': label,
          'aria-pressed': pressed,
          'aria-busy': loading || undefined,
          'aria-disabled': loading || undefined,
          'data-component': 'IconButton',
          'data-accent-color': variant === 'secondary' || variant === 'ghost' ? 'gray' : undefined,
          'data-disabled': rest.disabled || undefined,
          className: cx(
            'rt-reset rt-BaseButton rt-IconButton',
            radixSize[size],
            radixVariant[variant],
            styles.root,
            styles.size[size],
            styles.variant[variant],
          ),
        },
        rest,
      )}
      type={child ? undefined : type}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (loading) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
        onPress?.();
      }}
    >
      {child ? cloneElement(child, undefined, content) : content}
    </Root>
  );
}
