import { Select as SelectPrimitive } from 'radix-ui';
import { useState } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
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

export interface SelectOptionGroup<Value extends string> {
  /** Heading of the options. */
  label: string;
  options: readonly SelectOption<Value>[];
}

/** Options in order, single or in groups with a heading. */
export type SelectOptions<Value extends string> = readonly (
  SelectOption<Value> | SelectOptionGroup<Value>
)[];

export const selectSizes = ['sm', 'md', 'lg'] as const;

/** Set `ariaLabel` or `labelledBy` only if no label element with `htmlFor` names the select. */
export interface SelectProps<Value extends string>
  extends
    ControlProps,
    ControlNameProps,
    RootProps<'button', 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Options and groups in order. No value may be an empty string; use `null` for no selection. */
  options: SelectOptions<Value>;
  /** Selected value, or null if nothing is selected. */
  value?: Value | null;
  /** Initial value when uncontrolled. */
  defaultValue?: Value;
  /** Shown while no option is selected, also if `value` is not one of the options. */
  placeholder?: string;
  /** 32, 40 and 48 px high. */
  size?: (typeof selectSizes)[number];
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

function Item({ option }: { option: SelectOption<string> }) {
  return (
    <SelectPrimitive.Item
      value={option.value}
      disabled={option.disabled}
      className={cx('rt-SelectItem', styles.item)}
    >
      <SelectPrimitive.ItemIndicator className="rt-SelectItemIndicator">
        <Icon icon={icons.check} />
      </SelectPrimitive.ItemIndicator>
      <SelectPrimitive.ItemText>{option.label}</SelectPrimitive.ItemText>
    </SelectPrimitive.Item>
  );
}

/** Choice of one option from a list that opens. Use `MultiSelect` for several. */
export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  placeholder,
  size = 'md',
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
  const selectedOption = options
    .flatMap((option) => ('options' in option ? option.options : option))
    .find((option) => option.value === (value === undefined ? own : value));
  return (
    <SelectPrimitive.Root
      // Radix treats '' as no selection and undefined as uncontrolled.
      value={value === undefined ? undefined : (selectedOption?.value ?? '')}
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
              styles.size[size],
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
        <Icon icon={icons.chevronDown} />
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
            {options.map((option) =>
              'options' in option ? (
                <SelectPrimitive.Group key={option.label}>
                  <SelectPrimitive.Label className={styles.groupLabel}>
                    {option.label}
                  </SelectPrimitive.Label>
                  {option.options.map((each) => (
                    <Item key={each.value} option={each} />
                  ))}
                </SelectPrimitive.Group>
              ) : (
                <Item key={option.value} option={option} />
              ),
            )}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
}
