import * as Popover from '@radix-ui/themes/components/popover';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import type { RootProps } from '../rootProps.ts';
import { HiddenValues } from '../HiddenValues.tsx';
import { TextField } from '../TextField/index.ts';
import { RadixScope } from '../Theme/RadixScope.tsx';
import { useFloatingBrand } from '../Theme/themeAttributes.ts';
import { useControlValue } from '../useControlValue.ts';
import '../../styles/radix/popover.css';
import * as styles from './Combobox.css.ts';

export interface ComboboxOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
}

/** Set `ariaLabel` or `labelledBy` only if no label element names the field. */
export interface ComboboxProps<Value extends string>
  extends
    ControlProps,
    ControlNameProps,
    RootProps<
      'input',
      'type' | 'size' | 'prefix' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'onSelect'
    > {
  /** Options in order. */
  options: readonly ComboboxOption<Value>[];
  /** Selected value, or null if nothing is selected. Keyboard navigation starts at its option. */
  value?: Value | null;
  /** Initial value when uncontrolled. */
  defaultValue?: Value | null;
  /**
   * Typed text, if the caller filters the options. Without it, options whose label contains the text
   * are listed, and the field shows the label of the value when left.
   */
  inputValue?: string;
  /** Accessible name of the list. */
  listLabel: string;
  /** Shown when no option matches. Without it, the list is hidden. */
  empty?: ReactNode;
  /** Enter selects the first option instead of the typed text. */
  autoSelectFirst?: boolean;
  /** Example shown while the field is empty. Not a replacement for a label. */
  placeholder?: string | undefined;
  /** Keyboard layout on touch screens. */
  inputMode?: 'text' | 'numeric';
  /** Uses digits of equal width. */
  tabular?: boolean;
  /** Content before the text, such as an `Icon`. */
  prefix?: ReactNode;
  /** Called when the text changes. */
  onInputValueChange?(change: { inputValue: string }): void;
  /** Called when an option is selected, even if it is the current value. */
  onSelect?(choice: { value: Value }): void;
  /** Called when an option is selected, and with null when the text is deleted. */
  onChange?(change: { value: Value | null }): void;
}

const searchable = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Text field with a list of options. `className` and `style` apply to the frame. */
export function Combobox<Value extends string>({
  inputValue: textProp,
  options: allOptions,
  value: givenValue,
  defaultValue = null,
  name,
  listLabel,
  empty,
  autoSelectFirst = false,
  onInputValueChange,
  onSelect,
  onChange,
  onBlur,
  onKeyDown,
  onClick,
  ...field
}: ComboboxProps<Value>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [value, change] = useControlValue({
    value: givenValue,
    defaultValue,
    onChange,
    root,
    onReset: () => setTyped(undefined),
  });
  const text =
    textProp ?? typed ?? allOptions.find((option) => option.value === value)?.label ?? '';
  const options =
    textProp === undefined && typed !== undefined
      ? allOptions.filter(({ label }) => searchable(label).includes(searchable(typed)))
      : allOptions;
  const [activeValue, setReached] = useState<Value | null>(null);
  const index = options.findIndex(({ value }) => value === activeValue);
  const active = open ? options[index] : undefined;
  const shown = open && (options.length > 0 || empty !== undefined);
  const brand = useFloatingBrand();
  const idOf = (option: ComboboxOption<Value>) => `${id}-${option.value}`;
  const activeId = active && idOf(active);

  useEffect(() => {
    const option = shown && activeId ? document.getElementById(activeId) : null;
    option?.scrollIntoView({ block: 'nearest' });
  }, [shown, activeId]);

  const show = () => {
    setOpen(true);
    setReached(options.some((option) => option.value === value) ? value : null);
  };
  const selectOption = (option: ComboboxOption<Value>) => {
    setOpen(false);
    setTyped(undefined);
    change(option.value);
    onSelect?.({ value: option.value });
  };

  const moveOrSelect = (event: KeyboardEvent) => {
    // Ignores keys during input method composition.
    if (event.nativeEvent.isComposing || field.disabled) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!open) show();
      else if (event.altKey) setOpen(false);
      else {
        const from = index === -1 && step < 0 ? 0 : index;
        setReached(options.at((from + step) % options.length)?.value ?? null);
      }
    } else if (event.key === 'Enter' && shown) {
      const taken = active ?? (autoSelectFirst && text !== '' ? options[0] : undefined);
      if (taken) {
        event.preventDefault();
        selectOption(taken);
      } else setOpen(false);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      // Keeps an enclosing dialog open.
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <RadixScope>
      <Popover.Root open={shown} onOpenChange={setOpen}>
        <Popover.Anchor virtualRef={root as RefObject<HTMLDivElement>} />
        <div ref={root} data-component="Combobox">
          <TextField
            {...field}
            role="combobox"
            autoCorrect="off"
            aria-expanded={shown}
            aria-controls={shown ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onBlur={(event) => {
              setOpen(false);
              setTyped(undefined);
              onBlur?.(event);
            }}
            onChange={({ value: next }) => {
              setOpen(true);
              setReached(null);
              onInputValueChange?.({ inputValue: next });
              if (textProp !== undefined) return;
              setTyped(next);
              if (next === '' && value !== null) change(null);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) moveOrSelect(event);
            }}
            onClick={(event) => {
              onClick?.(event);
              if (!field.disabled) show();
            }}
          />
          <HiddenValues name={name} values={[value ?? '']} disabled={field.disabled} />
        </div>
        <Popover.Content
          {...brand}
          id={`${id}-list`}
          role="listbox"
          aria-label={listLabel}
          align="start"
          sideOffset={4}
          className={cx(styles.list, field.tabular && styles.tabular)}
          // Keeps the focus in the text field.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (root.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {options.length === 0 && (
            <div role="option" aria-disabled aria-selected={false} className={styles.empty}>
              {empty}
            </div>
          )}
          {options.map((option) => (
            <div
              key={option.value}
              id={idOf(option)}
              role="option"
              aria-selected={option.value === value}
              data-highlighted={option === active || undefined}
              className={styles.option}
              onPointerMove={() => setReached(option.value)}
              onClick={() => selectOption(option)}
            >
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </div>
          ))}
        </Popover.Content>
      </Popover.Root>
    </RadixScope>
  );
}
