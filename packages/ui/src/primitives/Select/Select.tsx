import { Select as RadixSelect } from '@radix-ui/themes';
import { useState, type Ref } from 'react';
import { RadixScope } from '../Theme/RadixScope.tsx';
import '../../styles/radix/scroll-area.css';
import '../../styles/radix/select.css';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  /** No value may be an empty string: nothing chosen is `null`. */
  options: readonly SelectOption<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  placeholder?: string;
  /** Only where no label element with `htmlFor` names it. */
  ariaLabel?: string;
  labelledBy?: string;
  id?: string;
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  required?: boolean;
  invalid?: boolean;
  describedBy?: string;
  /** The button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
  onChange?(change: { value: Value }): void;
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
}: SelectProps<Value>) {
  const [label, setLabel] = useState<string>();
  return (
    <RadixScope>
      <RadixSelect.Root
        size="3"
        // Radix takes '' for "nothing chosen, show the placeholder", undefined for "uncontrolled".
        value={value === null ? '' : value}
        defaultValue={defaultValue}
        name={name}
        autoComplete={autoComplete}
        disabled={disabled}
        required={required}
        onOpenChange={(open) => open && setLabel(labelOf(id))}
        onValueChange={(next) => {
          // A form's reset makes the hidden native select report an empty value.
          if (next !== '') onChange?.({ value: next as Value });
        }}
      >
        <RadixSelect.Trigger
          ref={ref}
          id={id}
          type="button"
          placeholder={placeholder}
          aria-label={ariaLabel}
          aria-labelledby={labelledBy}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          data-component="Select"
          className={styles.trigger}
          onBlur={onBlur}
        />
        <RadixSelect.Content
          // The list has the name of what opened it. Radix would name it by the button, which has no
          // words while nothing is chosen.
          aria-label={labelledBy ? undefined : (ariaLabel ?? label ?? placeholder)}
          aria-labelledby={labelledBy}
          variant="soft"
          position="popper"
          className={styles.content}
        >
          {options.map((option) => (
            <RadixSelect.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className={styles.item}
            >
              {option.label}
            </RadixSelect.Item>
          ))}
        </RadixSelect.Content>
      </RadixSelect.Root>
    </RadixScope>
  );
}
