import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useComposedRefs } from '../useComposedRefs.ts';
import '../../styles/radix/text-field.css';
import * as styles from './TextField.css.ts';

interface InputFrameProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  size: 'md' | 'lg';
  /** Uses digits of equal width. */
  tabular?: boolean | undefined;
  prefix: ReactNode;
  suffix: ReactNode;
  /** Class of the element around the suffix. */
  suffixClassName?: string | undefined;
}

/** An input with content beside its text. `className` and `style` apply to the frame, all else to the input. */
export function InputFrame({
  size,
  tabular,
  prefix,
  suffix,
  suffixClassName,
  className,
  style,
  ref,
  ...rest
}: InputFrameProps) {
  const input = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const inputRef = useComposedRefs(ref, input);
  const focusInput = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (!input.current || target.closest('input, button, a')) return;
    event.preventDefault();
    input.current.focus();
    // Null for types without a text selection, such as "number".
    if (input.current.selectionStart === null) return;
    const position = end.current?.contains(target) ? input.current.value.length : 0;
    input.current.setSelectionRange(position, position);
  };
  return (
    <div
      className={cx(
        'rt-TextFieldRoot rt-r-size-3 rt-variant-surface',
        styles.root,
        size === 'lg' && styles.large,
        tabular && styles.tabular,
        className,
      )}
      style={style}
      onMouseDown={focusInput}
    >
      <input spellCheck={false} {...rest} ref={inputRef} className="rt-reset rt-TextFieldInput" />
      {prefix ? (
        <div data-side="left" className={cx('rt-TextFieldSlot', styles.slot)}>
          {prefix}
        </div>
      ) : null}
      {suffix ? (
        <div
          ref={end}
          data-side="right"
          className={cx('rt-TextFieldSlot', styles.slot, suffixClassName)}
        >
          {suffix}
        </div>
      ) : null}
    </div>
  );
}
