import { Select as SelectPrimitive } from 'radix-ui';
import { useState, type Ref } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { moveFocusImmediately } from '../moveFocusImmediately.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import '../../styles/radix/select.css';
import * as styles from './Select.css.ts';
import { CheckGlyph, ChevronGlyph } from './SelectGlyphs.tsx';

export interface SelectOption<Value extends string> {
  /** Unique within the list and not empty. */
  value: Value;
  label: string;
  disabled?: boolean;
}

/** Set `ariaLabel` or `labelledBy` only if no label element with `htmlFor` names the select. */
export interface SelectProps<Value extends string> extends ControlProps, ControlNameProps {
  /** Options in order. No value may be an empty string; use `null` for no selection. */
  options: readonly SelectOption<Value>[];
  /** Selected value, or null if nothing is selected. */
  value?: Value | null;
  /** Initial value when uncontrolled. */
  defaultValue?: Value;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Value for autofill as in `autocomplete`: "country". */
  autoComplete?: string;
  /** The button element, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** Called when an option is selected. */
  onChange?(change: { value: Value }): void;
  /** Called when the button loses the focus. */
  onBlur?(): void;
}

function labelOf(id: string | undefined): string | undefined {
  const control = id === undefined ? null : document.getElementById(id);
  return control instanceof HTMLButtonElement
    ? (control.labels[0]?.textContent ?? undefined)
    : undefined;
}

/** Choice of one option from a list that opens. */
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
      // Radix treats '' as no selection and undefined as uncontrolled.
      value={value === null ? '' : value}
      defaultValue={defaultValue}
      name={name}
      autoComplete={autoComplete}
      disabled={disabled}
      required={required}
      onOpenChange={(open) => open && setLabel(labelOf(id))}
      onValueChange={(next) => {
        setOwn(next);
        // A form reset makes the hidden native select report an empty value.
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
            {/* Radix reads the value's text from the list, which is not rendered on the server. */}
            {chosen?.label}
          </SelectPrimitive.Value>
        </span>
        <ChevronGlyph />
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          {...theme}
          // The list has the name of its trigger. Radix would name it by the button, which has no text while
          // nothing is selected.
          aria-label={labelledBy ? undefined : (ariaLabel ?? label ?? placeholder)}
          aria-labelledby={labelledBy}
          onKeyDownCapture={moveFocusImmediately}
          position="popper"
          sideOffset={4}
          className={cx(
            themeClass,
            'rt-PopperContent rt-SelectContent rt-r-size-3 rt-variant-soft',
            styles.content,
          )}
        >
          {/* Inline style, because Radix hides the scrollbar with a style element in the page. */}
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
