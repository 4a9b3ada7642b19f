import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { useId, useRef } from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { HiddenValues } from '../HiddenValues.tsx';
import { Icon, icons } from '../Icon/index.ts';
import { moveFocusImmediately } from '../moveFocusImmediately.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import type { SelectOption, SelectOptions, SelectProps } from '../Select/index.ts';
import * as selectStyles from '../Select/Select.css.ts';
import * as listStyles from '../Select/SelectList.css.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import { useControlValue } from '../useControlValue.ts';
import { useComposedRefs } from '../useComposedRefs.ts';
import '../../styles/radix/select.css';
import '../../styles/radix/select-list.css';
import * as styles from './MultiSelect.css.ts';

/** Set `ariaLabel` or `labelledBy` only if no label element with `htmlFor` names the select. */
export interface MultiSelectProps<Value extends string>
  extends
    Omit<ControlProps, 'required'>,
    ControlNameProps,
    RootProps<'button', 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Options and groups in order. */
  options: SelectOptions<Value>;
  /** Selected values. */
  value?: readonly Value[];
  /** Initial values when uncontrolled. */
  defaultValue?: readonly Value[];
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** 32, 40 and 48 px high. */
  size?: NonNullable<SelectProps<Value>['size']>;
  /** Called when an option is selected or deselected, with the values in the order of the options. */
  onChange?(change: { value: Value[] }): void;
}

interface ItemProps<Value extends string> {
  option: SelectOption<Value>;
  checked: boolean;
  onCheckedChange(checked: boolean): void;
}

function Item<Value extends string>({ option, ...state }: ItemProps<Value>) {
  return (
    <DropdownMenu.CheckboxItem
      {...state}
      disabled={option.disabled ?? false}
      className={cx('rt-SelectItem', listStyles.item)}
      // Keeps the list open.
      onSelect={(event) => event.preventDefault()}
    >
      <DropdownMenu.ItemIndicator className="rt-SelectItemIndicator">
        <Icon icon={icons.check} />
      </DropdownMenu.ItemIndicator>
      {option.label}
    </DropdownMenu.CheckboxItem>
  );
}

/**
 * Choice of several options from a list that stays open. The name of the button includes the
 * selected options. The form has each value under the same name.
 */
export function MultiSelect<Value extends string>({
  options,
  value: givenValue,
  defaultValue = [],
  placeholder,
  size = 'md',
  ariaLabel,
  labelledBy,
  id,
  name,
  disabled,
  invalid,
  describedBy,
  onChange,
  ref,
  ...rest
}: MultiSelectProps<Value>) {
  const ownId = useId();
  const buttonId = id ?? ownId;
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useComposedRefs(ref, trigger);
  const { className: themeClass, ...theme } = useFloatingTheme();
  const [value, change] = useControlValue<readonly Value[]>({
    ...{ value: givenValue, defaultValue, root: trigger },
    onChange: (event) => onChange?.({ value: [...event.value] }),
  });
  const all = options.flatMap((option) => ('options' in option ? option.options : option));
  const selected = all.filter((option) => value.includes(option.value));
  const itemOf = (option: SelectOption<Value>) => (
    <Item
      key={option.value}
      option={option}
      checked={value.includes(option.value)}
      onCheckedChange={(checked) => {
        const isSelected = (each: Value) =>
          each === option.value ? checked : value.includes(each);
        change(all.map((each) => each.value).filter(isSelected));
      }}
    />
  );
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        {...rootProps(
          {
            'aria-label': ariaLabel,
            // The name includes the visible text, as in a button.
            'aria-labelledby': `${labelledBy ?? buttonId} ${buttonId}-value`,
            'aria-invalid': invalid || undefined,
            'aria-describedby': describedBy,
            'data-component': 'MultiSelect',
            className: cx(
              'rt-reset rt-SelectTrigger rt-r-size-3 rt-variant-surface',
              selectStyles.trigger,
              selectStyles.size[size],
            ),
          },
          rest,
        )}
        ref={triggerRef}
        id={buttonId}
        disabled={disabled ?? false}
      >
        <span
          id={`${buttonId}-value`}
          className={cx(styles.text, selected.length === 0 && styles.placeholder)}
        >
          {selected.length === 0 ? placeholder : selected.map(({ label }) => label).join(', ')}
        </span>
        <Icon icon={icons.chevronDown} />
      </DropdownMenu.Trigger>
      <HiddenValues
        name={name}
        values={selected.map((option) => option.value)}
        disabled={disabled}
      />
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...theme}
          aria-labelledby={labelledBy ?? buttonId}
          onKeyDownCapture={moveFocusImmediately}
          align="start"
          sideOffset={4}
          className={cx(
            themeClass,
            'rt-PopperContent rt-SelectContent rt-r-size-3 rt-variant-soft',
            styles.content,
          )}
        >
          <div className="rt-SelectViewport">
            {options.map((option) =>
              'options' in option ? (
                <DropdownMenu.Group key={option.label} aria-label={option.label}>
                  <DropdownMenu.Label className={listStyles.groupLabel}>
                    {option.label}
                  </DropdownMenu.Label>
                  {option.options.map(itemOf)}
                </DropdownMenu.Group>
              ) : (
                itemOf(option)
              ),
            )}
          </div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
