import { Slot } from '@radix-ui/react-slot';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import { LazyModule, useLazyModule } from '../lazyModule.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { useComposedRefs } from '../useComposedRefs.ts';
import { useControlValue } from '../useControlValue.ts';
import * as hiddenStyles from '../VisuallyHidden/VisuallyHidden.css.ts';
import '../../styles/radix/select.css';
import type { SelectOption, SelectOptions } from './options.ts';
import * as styles from './Select.css.ts';
import { Typeahead } from './typeahead.ts';

export type * from './options.ts';

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

const listModule = new LazyModule(() => import('./SelectList.tsx'));

/** Choice of one option from a list that opens. Use `MultiSelect` for several. */
export function Select<Value extends string>({
  options,
  value: givenValue,
  defaultValue,
  placeholder,
  size = 'md',
  ariaLabel,
  labelledBy,
  name,
  autoComplete,
  disabled,
  required,
  invalid,
  describedBy,
  onChange,
  ref,
  ...rest
}: SelectProps<Value>) {
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useComposedRefs(ref, trigger);
  const formControl = useRef<HTMLSelectElement>(null);
  const [typeahead] = useState(() => new Typeahead());
  const [openTrigger, setOpenTrigger] = useState<HTMLButtonElement | null>(null);
  const isOpen = openTrigger !== null;
  const { loaded, hasFailed, retry } = useLazyModule(listModule, isOpen);
  if (isOpen && hasFailed) setOpenTrigger(null);
  const [value, change] = useControlValue<Value | null>({
    ...{ value: givenValue, defaultValue: defaultValue ?? null, root: trigger },
    onChange: (event) => event.value !== null && onChange?.({ value: event.value }),
  });
  const all = options.flatMap((option) => ('options' in option ? option.options : option));
  const selected = all.find((option) => option.value === value);

  const select = (next: Value) => {
    if (next === value) return;
    const control = formControl.current;
    if (!control) {
      change(next);
      return;
    }
    // Bubbles, so that `onChange` of the form is called too.
    control.value = next;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    // The control is replaced if the new value is accepted.
    control.value = selected?.value ?? '';
  };
  const open = () => {
    if (trigger.current?.matches(':disabled')) return;
    retry();
    setOpenTrigger(trigger.current);
  };
  const openByMouse = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.ctrlKey) return;
    // The list has the focus.
    event.preventDefault();
    open();
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key, timeStamp: now } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      open();
    } else if (key.length === 1 && (key !== ' ' || typeahead.isTyping(now))) {
      event.preventDefault();
      const enabled: SelectOption<Value>[] = all.filter((option) => !option.disabled);
      const match = typeahead.find(enabled, { current: selected, key, now });
      if (match) select(match.value);
    }
  };

  return (
    <>
      <Slot
        ref={triggerRef}
        onPointerEnter={() => listModule.preload()}
        onFocus={() => listModule.preload()}
        onPointerDown={openByMouse}
        onClick={open}
        onKeyDown={handleKey}
      >
        <button
          {...rootProps(
            {
              role: 'combobox',
              'aria-label': ariaLabel,
              'aria-labelledby': labelledBy,
              'aria-invalid': invalid || undefined,
              'aria-describedby': describedBy,
              'aria-required': required,
              'aria-haspopup': 'listbox',
              'aria-expanded': isOpen,
              'aria-controls': isOpen && loaded ? listId : undefined,
              'data-component': 'Select',
              'data-state': isOpen ? 'open' : 'closed',
              'data-placeholder': selected ? undefined : '',
              className: cx(
                'rt-reset rt-SelectTrigger rt-r-size-3 rt-variant-surface',
                styles.trigger,
                styles.size[size],
              ),
            },
            rest,
          )}
          type="button"
          disabled={disabled}
        >
          <span className="rt-SelectTriggerInner">{selected?.label ?? placeholder}</span>
          <Icon icon={icons.chevronDown} />
        </button>
      </Slot>
      {(name !== undefined || required) && (
        <select
          // Resetting a form selects the default, and a new key updates the default.
          key={selected?.value}
          ref={formControl}
          {...{ name, autoComplete, disabled, required, form: rest.form }}
          aria-hidden
          tabIndex={-1}
          className={hiddenStyles.root}
          defaultValue={selected?.value ?? ''}
          onChange={(event) => change(event.target.value as Value)}
          // Focused by the browser if a required value is missing.
          onFocus={() => trigger.current?.focus()}
        >
          <option value="" />
          {all.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {openTrigger && loaded && (
        <loaded.SelectList
          id={listId}
          trigger={openTrigger}
          {...{ options, labelledBy }}
          value={selected?.value ?? null}
          // Radix would name the list by the button, which may have no text.
          ariaLabel={ariaLabel ?? openTrigger.labels[0]?.textContent ?? placeholder}
          onSelect={(selection) => select(selection.value)}
          onClose={() => setOpenTrigger(null)}
        />
      )}
    </>
  );
}
