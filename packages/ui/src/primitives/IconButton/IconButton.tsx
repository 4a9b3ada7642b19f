import { IconButton as RadixIconButton } from '@radix-ui/themes';
import type { MouseEvent, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconGlyph } from '../Icon/index.ts';
import type { TriggerProps } from '../triggerProps.ts';
import { Spinner } from '../Spinner/index.ts';
import '../../styles/radix/button.css';
import '../../styles/radix/icon-button.css';
import * as styles from './IconButton.css.ts';

export const iconButtonVariants = ['ghost', 'secondary', 'primary', 'danger'] as const;
export const iconButtonSizes = ['xs', 'sm', 'md', 'lg'] as const;

export interface IconButtonProps {
  /** Its name: what pressing it does. Wrap it in a `Tooltip` with the same words to show them. */
  label: string;
  /** One of `icons`. */
  icon: IconGlyph;
  /** `ghost` among others, `primary` for the one that leads on, `danger` where something is lost. */
  variant?: (typeof iconButtonVariants)[number];
  /** 24, 32, 40 and 48 px. */
  size?: (typeof iconButtonSizes)[number];
  /** For a switch: whether it is on. The label stays the same in both states. */
  pressed?: boolean;
  /** For one that opens something: whether that is open. */
  expanded?: boolean;
  /** The id of the element that it opens or closes. */
  controls?: string;
  /** Something that it started runs: it keeps its place and the focus, and presses are ignored. */
  loading?: boolean;
  /** It cannot be pressed now. */
  disabled?: boolean;
  /** `submit` sends the form that it is in. */
  type?: 'button' | 'submit';
  /** The id of the form that it submits, where it stands outside of it. */
  form?: string;
  /** Id by which other elements refer to it. */
  id?: string;
  /** The button, so that it can be given the focus. */
  ref?: Ref<HTMLButtonElement>;
  /** Pressed by pointer, finger or key. */
  onPress?(): void;
}

const radixVariant = {
  ghost: 'soft',
  secondary: 'surface',
  primary: 'solid',
  danger: 'solid',
} as const;
const radixSize = { xs: '2', sm: '2', md: '3', lg: '4' } as const;

/** A button that is an icon, where a word does not fit. */
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
  onPress,
  ...rest
}: IconButtonProps) {
  const { onClick, ...slotted } = rest as typeof rest & TriggerProps;
  return (
    <RadixIconButton
      aria-expanded={expanded}
      aria-controls={controls}
      {...slotted}
      type={type}
      variant={radixVariant[variant]}
      color={variant === 'secondary' || variant === 'ghost' ? 'gray' : undefined}
      size={radixSize[size]}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      data-component="IconButton"
      className={cx(styles.root, styles.size[size], styles.variant[variant])}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (loading) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
        onPress?.();
      }}
    >
      {loading ? (
        <Spinner />
      ) : (
        <Icon icon={icon} size={size === 'xs' || size === 'sm' ? 'sm' : 'md'} />
      )}
    </RadixIconButton>
  );
}
