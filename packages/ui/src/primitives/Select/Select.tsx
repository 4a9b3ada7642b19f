import { Select as SelectPrimitive } from 'radix-ui';
import { useState, type Ref } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { moveAtOnce } from '../moveAtOnce.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import '../../styles/radix/select.css';
import * as styles from './Select.css.ts';
import { CheckGlyph, ChevronGlyph } from './SelectGlyphs.tsx';

/** One choice of a `Select`. */
export interface SelectOption<Value extends string> {
  /** Its own within the list, and not empty. */
  value: Value;
  /** The choice in words. */
  label: string;
  /** It is there, and cannot be chosen now. */
  disabled?: boolean;
}

/** `ariaLabel` or `labelledBy` only where no label element with `htmlFor` names it. */
export interface SelectProps<Value extends string> extends ControlProps, ControlNameProps {
  /** No value may be an empty string: nothing chosen is `null`. */
  options: readonly SelectOption<Value>[];
  /** The one that is chosen; null: none. */
  value?: Value | null;
  /** Chosen at first, where nothing else keeps track of it. */
  defaultValue?: Value;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The value that browsers may fill in, as `autocomplete` has it: "country". */
  autoComplete?: string;
  /** The button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** One was chosen. */
  onChange?(change: { value: Value }): void;
  /** The focus has left the button. */
  onBlur?(): void;
}

/** The words of the label element that names a control. */
function labelOf(id: string | undefined): string | undefined {
  const control = id === undefined ? null : document.getElementById(id);
  return control instanceof HTMLButtonElement
    ? (control.labels[0]?.textContent ?? undefined)
    : undefined;
}

/** One of several choices, in a list that opens. */
export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  placeholder,
  ariaLabel,
  labelledBy,
  id,
  name,
  autoComplete,
  disabled,
  required,
  invalid,
  describedBy,
  ref,
  onChange,
  onBlur,
  ...rest
}: SelectProps<Value>) {
  const [label, setLabel] = useState<string>();
  const [own, setOwn] = useState<string | undefined>(defaultValue);
  const { className: themeClass, ...theme } = useFloatingTheme();
  const chosen = options.find((option) => option.value === (value === undefined ? own : value));
  return (
    <SelectPrimitive.Root
      // Radix takes '' for "nothing chosen, show the placeholder", undefined for "uncontrolled".
      value={value === null ? '' : value}
      defaultValue={defaultValue}
      name={name}
      autoComplete={autoComplete}
      disabled={disabled}
      required={required}
      onOpenChange={(open) => open && setLabel(labelOf(id))}
      onValueChange={(next) => {
        setOwn(next);
        // A form's reset makes the hidden native select report an empty value.
        if (next !== '') onChange?.({ value: next as Value });
      }}
    >
      <SelectPrimitive.Trigger
        {...rest}
        ref={ref}
        id={id}
        aria-label={ariaLabel}
        aria-labelledby={labelledBy}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        data-component="Select"
        className={cx('rt-reset rt-SelectTrigger rt-r-size-3 rt-variant-surface', styles.trigger)}
        onBlur={onBlur}
      >
        <span className="rt-SelectTriggerInner">
          <SelectPrimitive.Value placeholder={placeholder}>
            {/* Radix takes it from the list, which a server's page does not have. */}
            {chosen?.label}
          </SelectPrimitive.Value>
        </span>
        <ChevronGlyph />
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          {...theme}
          // The list has the name of what opened it. Radix would name it by the button, which has no
          // words while nothing is chosen.
          aria-label={labelledBy ? undefined : (ariaLabel ?? label ?? placeholder)}
          aria-labelledby={labelledBy}
          onKeyDownCapture={moveAtOnce}
          position="popper"
          sideOffset={4}
          className={cx(
            themeClass,
            'rt-PopperContent rt-SelectContent rt-r-size-3 rt-variant-soft',
            styles.content,
          )}
        >
          {/* In the element itself, since Radix hides the bar in a style element of the page. */}
          <SelectPrimitive.Viewport
            className={cx('rt-SelectViewport', styles.list)}
            style={{ scrollbarWidth: 'thin' }}
          >
            {options.map((option) => (
              <SelectPrimitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={cx('rt-SelectItem', styles.item)}
              >
                <SelectPrimitive.ItemIndicator className="rt-SelectItemIndicator">
                  <CheckGlyph />
                </SelectPrimitive.ItemIndicator>
                <SelectPrimitive.ItemText>{option.label}</SelectPrimitive.ItemText>
              </SelectPrimitive.Item>
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
}
