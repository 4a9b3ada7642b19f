import { Popover } from '@radix-ui/themes';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { ControlNameProps, ControlProps } from '../controlProps.ts';
import { cx } from '../cx.ts';
import { TextField } from '../TextField/index.ts';
import { RadixScope } from '../Theme/RadixScope.tsx';
import '../../styles/radix/popover.css';
import * as styles from './Combobox.css.ts';

/** One suggestion of a `Combobox`. */
export interface ComboboxOption<Value extends string> {
  /** Its own within the list. */
  value: Value;
  /** The suggestion in words. */
  label: string;
  /** A quieter word at its end. */
  hint?: string | undefined;
}

/** `ariaLabel` or `labelledBy` only where no label element names it. */
export interface ComboboxProps<Value extends string> extends ControlProps, ControlNameProps {
  /** The typed text. */
  text: string;
  /** The suggestions that fit the text, in order: choosing among them is the caller's. */
  options: readonly ComboboxOption<Value>[];
  /** The suggestion that is the present value: marked in the list, and where the list begins. */
  selected?: Value | null | undefined;
  /** Names the list. */
  listLabel: string;
  /** Said in the list's place where no suggestion fits; without it there is no list then. */
  emptyText?: string;
  /** Enter takes the first suggestion while something is typed, not the text. */
  takesFirst?: boolean;
  /** An example, shown while it is empty; never its name. */
  placeholder?: string | undefined;
  /** Which keys a touch screen offers. */
  inputMode?: 'text' | 'numeric';
  /** Figures of one width. */
  tabular?: boolean;
  /** Stands before the typed text, such as an `Icon`. */
  prefix?: ReactNode;
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
  /** It was typed into. */
  onTextChange(change: { text: string }): void;
  /** A suggestion was taken. */
  onSelect(choice: { value: Value }): void;
  /** It has the focus. */
  onFocus?(): void;
  /** The focus has left it. */
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
}

/** A line of text with a list of suggestions below it, that keys and pointer lead through. */
export function Combobox<Value extends string>({
  text,
  options,
  selected,
  listLabel,
  emptyText,
  takesFirst = false,
  onTextChange,
  onSelect,
  onFocus,
  onBlur,
  ...field
}: ComboboxProps<Value>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [reached, setReached] = useState<Value | null>(null);
  const index = options.findIndex(({ value }) => value === reached);
  const active = open ? options[index] : undefined;
  const shown = open && (options.length > 0 || emptyText !== undefined);
  const idOf = (option: ComboboxOption<Value>) => `${id}-${option.value}`;
  const activeId = active && idOf(active);

  useEffect(() => {
    const option = shown && activeId ? document.getElementById(activeId) : null;
    option?.scrollIntoView({ block: 'nearest' });
  }, [shown, activeId]);

  const show = () => {
    setOpen(true);
    setReached(options.some(({ value }) => value === selected) ? (selected ?? null) : null);
  };
  const take = (option: ComboboxOption<Value>) => {
    setOpen(false);
    onSelect({ value: option.value });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still composing: its keys are not ours.
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
      const taken = active ?? (takesFirst && text !== '' ? options[0] : undefined);
      if (taken) {
        event.preventDefault();
        take(taken);
      } else setOpen(false);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      // A dialog around it stays open.
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
            {...{ role: 'combobox', autoCorrect: 'off' }}
            aria-expanded={shown}
            aria-controls={shown ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onFocus={() => onFocus?.()}
            onBlur={(event) => {
              setOpen(false);
              onBlur?.(event);
            }}
            onChange={({ value }) => {
              setOpen(true);
              setReached(null);
              onTextChange({ text: value });
            }}
            onKeyDown={onKeyDown}
            {...{ onClick: () => !field.disabled && show() }}
          />
        </div>
        <Popover.Content
          id={`${id}-list`}
          role="listbox"
          aria-label={listLabel}
          align="start"
          sideOffset={4}
          className={cx(styles.list, field.tabular && styles.tabular)}
          // The focus stays in the text.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (root.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {options.length === 0 && (
            <div role="option" aria-disabled aria-selected={false} className={styles.empty}>
              {emptyText}
            </div>
          )}
          {options.map((option) => (
            <div
              key={option.value}
              id={idOf(option)}
              role="option"
              aria-selected={option.value === selected}
              data-highlighted={option === active || undefined}
              className={styles.option}
              onPointerMove={() => setReached(option.value)}
              onClick={() => take(option)}
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
