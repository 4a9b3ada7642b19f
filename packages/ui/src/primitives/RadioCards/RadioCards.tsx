import * as RadioGroupPrimitive from 'radix-ui/radio-group';
import { useId, type ReactNode } from 'react';
import { ChoiceText } from '../ChoiceText.tsx';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './RadioCards.css.ts';

export const radioCardsLayouts = ['list', 'grid', 'row'] as const;

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  /** Decorative picture or `Icon`. The label must be clear without it. */
  picture?: ReactNode;
  disabled?: boolean;
}

/** Set `ariaLabel` or `labelledBy` to name the group. */
export interface RadioCardsProps<Value extends string>
  extends ControlProps, ControlNameProps, RootProps<'div', 'onChange' | 'dir'> {
  /** Options in order. */
  options: readonly RadioCard<Value>[];
  /** Selected value, or null if nothing is selected. */
  value?: Value | null;
  /** Initial value when uncontrolled. */
  defaultValue?: Value;
  /** `list` of full-width cards with hints, `grid` of pictures above names, or `row` of short names. */
  layout?: (typeof radioCardsLayouts)[number];
  /** Direction of text and arrow keys. Defaults to `ltr`. */
  dir?: 'ltr' | 'rtl';
  /** Called when an option is selected. */
  onChange?(change: { value: Value }): void;
}

/**
 * Choice between a few options that need a picture or an explanation. Use `RadioGroup` for plain texts and
 * `SegmentedControl` to switch between views. Arrow keys select the next option.
 */
export function RadioCards<Value extends string>({
  options,
  value,
  layout = 'list',
  dir,
  ariaLabel,
  labelledBy,
  invalid,
  describedBy,
  onChange,
  ...rest
}: RadioCardsProps<Value>) {
  const ownId = useId();
  return (
    <RadioGroupPrimitive.Root
      {...rootProps(
        {
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
          'data-component': 'RadioCards',
          className: cx(styles.root, styles.layout[layout]),
        },
        rest,
      )}
      {...(dir && { dir })}
      value={value}
      onValueChange={(next) => onChange?.({ value: next as Value })}
    >
      {options.map((option) => {
        const id = `${ownId}-${option.value}`;
        return (
          // The hidden input of Radix in a form is placed relative to this element.
          <div key={option.value} className={styles.cell}>
            <RadioGroupPrimitive.Item
              value={option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-label`}
              aria-describedby={option.hint ? `${id}-hint` : undefined}
              className={cx(styles.card, styles.cardOf[layout])}
            >
              {option.picture && (
                <span aria-hidden className={styles.picture}>
                  {option.picture}
                </span>
              )}
              <span className={styles.text}>
                <ChoiceText
                  id={id}
                  label={option.label}
                  {...(option.hint && { hint: option.hint })}
                />
              </span>
              {layout === 'list' && (
                <span className={styles.mark}>
                  <Icon icon={icons.check} tone="accent" />
                </span>
              )}
            </RadioGroupPrimitive.Item>
          </div>
        );
      })}
    </RadioGroupPrimitive.Root>
  );
}
