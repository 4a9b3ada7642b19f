import { Select as SelectPrimitive } from 'radix-ui';
import { useState } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { moveFocusImmediately } from '../moveFocusImmediately.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import '../../styles/radix/select.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string> {
  /** Unique within the list and not empty. */
  value: Value;
  label: string;
  disabled?: boolean;
}

/** Set `ariaLabel` or `labelledBy` only if no label element with `htmlFor` names the select. */
export interface SelectProps<Value extends string>
  extends
    ControlProps,
    ControlNameProps,
    RootProps<'button', 'value' | 'defaultValue' | 'onChange' | 'type'> {
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
  /** Called when an option is selected. */
  onChange?(change: { value: Value }): void;
}

function labelOf(id: string | undefined): string | undefined {
  const control = id === undefined ? null : document.getElementById(id);
  return control instanceof HTMLButtonElement
    ? (control.labels[0]?.textContent ?? undefined)
    : undefined;
}

const box = { width: 9, height: 9, viewBox: '0 0 9 9', fill: 'currentcolor', 'aria-hidden': true };

/** Chevron of a select, with the markup that Radix' styles expect. */
const ChevronGlyph = () => (
  <svg {...box} className="rt-SelectIcon">
    <path d="M0.135232 3.15803C0.324102 2.95657 0.640521 2.94637 0.841971 3.13523L4.5 6.56464L8.158 3.13523C8.3595 2.94637 8.6759 2.95657 8.8648 3.15803C9.0536 3.35949 9.0434 3.67591 8.842 3.86477L4.84197 7.6148C4.64964 7.7951 4.35036 7.7951 4.15803 7.6148L0.158031 3.86477C-0.0434285 3.67591 -0.0536285 3.35949 0.135232 3.15803Z" />
  </svg>
);

/** Tick next to the selected option, as in Radix. */
const CheckGlyph = () => (
  <svg {...box} className="rt-SelectItemIndicatorIcon">
    <path
      fillRule="evenodd"
      clipRule="evenodd"
      d="M8.53547 0.62293C8.88226 0.849446 8.97976 1.3142 8.75325 1.66099L4.5083 8.1599C4.38833 8.34356 4.19397 8.4655 3.9764 8.49358C3.75883 8.52167 3.53987 8.45309 3.3772 8.30591L0.616113 5.80777C0.308959 5.52987 0.285246 5.05559 0.563148 4.74844C0.84105 4.44128 1.31533 4.41757 1.62249 4.69547L3.73256 6.60459L7.49741 0.840706C7.72393 0.493916 8.18868 0.396414 8.53547 0.62293Z"
    />
  </svg>
);

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
  onChange,
  ...rest
}: SelectProps<Value>) {
  const [label, setLabel] = useState<string>();
  const [own, setOwn] = useState<string | undefined>(defaultValue);
  const { className: themeClass, ...theme } = useFloatingTheme();
  const selectedOption = options.find(
    (option) => option.value === (value === undefined ? own : value),
  );
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
        {...rootProps(
          {
            id,
            'aria-label': ariaLabel,
            'aria-labelledby': labelledBy,
            'aria-invalid': invalid || undefined,
            'aria-describedby': describedBy,
            'data-component': 'Select',
            className: cx(
              'rt-reset rt-SelectTrigger rt-r-size-3 rt-variant-surface',
              styles.trigger,
            ),
          },
          rest,
        )}
      >
        <span className="rt-SelectTriggerInner">
          <SelectPrimitive.Value placeholder={placeholder}>
            {/* Radix reads the value's text from the list, which is not rendered on the server. */}
            {selectedOption?.label}
          </SelectPrimitive.Value>
        </span>
        <ChevronGlyph />
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          {...theme}
          // Radix would name the list by the button, which may have no text.
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
