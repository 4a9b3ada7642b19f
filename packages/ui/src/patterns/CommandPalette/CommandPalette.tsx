import { Command } from 'cmdk';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { KeyHint } from '../../primitives/KeyHint/index.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as field from '../comboboxField.css.ts';
import * as styles from './CommandPalette.css.ts';

export interface CommandItem {
  id: string;
  label: string;
  icon?: IconGlyph;
  /** Shortcut of the command, such as `['Ctrl', 'K']`. */
  keys?: readonly string[];
  /** Other words that find the command. */
  keywords?: readonly string[];
  /** Replaces icon, label and keys. */
  content?: ReactNode;
  disabled?: boolean;
}

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
}

export interface CommandPaletteProps extends RootProps<'div', 'title' | 'onSelect'> {
  /** Whether the palette is open. */
  open: boolean;
  /** Title of the dialog. */
  title: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  /** Accessible name of the text field. */
  label: string;
  /** Example shown while the field is empty. */
  placeholder?: string;
  /** Accessible name of the list. */
  listLabel: string;
  /** Commands or results in groups. */
  groups: readonly CommandGroup[];
  /**
   * Typed text, if the caller finds the items, for example on a server. Without it, items whose label or keywords
   * contain the text are listed.
   */
  inputValue?: string;
  /** Maximum number of typed characters. */
  maxLength?: number;
  /** Text shown while a search is pending. */
  searchingLabel?: string | undefined;
  /** Shown when no item matches the typed text, unless there is a `status`. */
  empty?: ReactNode;
  /** State of the search between the field and the list, such as an `ErrorState`. */
  status?: ReactNode;
  /** Actions below the list. */
  footer?: ReactNode;
  /** Called when the text changes. */
  onInputValueChange?(change: { inputValue: string }): void;
  /** Called when an item is selected. Close the palette with `open`. */
  onSelect(choice: { id: string; groupId: string }): void;
  /** Called for Escape, a press outside or the close button. */
  onClose(): void;
}

/** The list handles the keys of the palette, but not those of other controls. */
const keepKeys = (event: KeyboardEvent) => event.stopPropagation();

const searchable = (text: string) => text.normalize('NFKC').trim().toLowerCase();

const filter = (_: string, text: string, keywords: readonly string[] = []) =>
  keywords.some((keyword) => searchable(keyword).includes(searchable(text))) ? 1 : 0;

/**
 * Dialog that finds commands, pages or results by typing. Use it as a shortcut to commands that menus offer, too;
 * use `Combobox` in forms. The up and down arrow keys, Home and End choose an item, Enter selects it.
 * Name commands with a verb and an object: "Create a room". `ref` and other attributes are those of the dialog.
 */
export function CommandPalette({
  open,
  title,
  closeLabel,
  onClose,
  label,
  placeholder,
  listLabel,
  groups,
  inputValue,
  maxLength,
  searchingLabel,
  empty,
  status,
  footer,
  onInputValueChange,
  onSelect,
  ...rest
}: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      {...rest}
      open={open}
      size="lg"
      title={title}
      closeLabel={closeLabel}
      initialFocus={input}
      onClose={onClose}
    >
      <Command
        label={label}
        loop
        vimBindings={false}
        shouldFilter={inputValue === undefined}
        filter={filter}
        data-component="CommandPalette"
        className={styles.root}
      >
        <div className={field.field}>
          <Icon icon={icons.search} tone="muted" size="md" />
          <Field {...{ inputValue, placeholder, maxLength, onInputValueChange }} inputRef={input} />
          {searchingLabel !== undefined && <Spinner label={searchingLabel} />}
        </div>
        {status && <div onKeyDown={keepKeys}>{status}</div>}
        {empty && !status && <Command.Empty onKeyDown={keepKeys}>{empty}</Command.Empty>}
        <Command.List
          label={listLabel}
          className={styles.list}
          // Keeps the focus in the text field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {withPositions(groups).map(({ id: groupId, label: heading, items }) => (
            <Command.Group
              key={groupId}
              value={groupId}
              heading={
                <Text size="xs" tone="muted" weight="medium">
                  {heading}
                </Text>
              }
              className={styles.group}
            >
              {items.map(({ position, ...item }) => (
                // Positions as keys and values: new results keep the first item highlighted.
                <Command.Item
                  key={position}
                  value={String(position)}
                  keywords={[item.label, ...(item.keywords ?? [])]}
                  {...(item.disabled && { disabled: true })}
                  className={styles.item}
                  onSelect={() => onSelect({ id: item.id, groupId })}
                >
                  {item.content ?? <CommandLine {...item} />}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        {footer && <div onKeyDown={keepKeys}>{footer}</div>}
      </Command>
    </Dialog>
  );
}

interface FieldProps extends Pick<
  CommandPaletteProps,
  'inputValue' | 'placeholder' | 'maxLength' | 'onInputValueChange'
> {
  inputRef: Ref<HTMLInputElement>;
}

function Field({ inputValue, onInputValueChange, inputRef, ...input }: FieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <Command.Input
      {...input}
      ref={inputRef}
      value={inputValue ?? typed}
      enterKeyHint="search"
      className={field.input}
      onValueChange={(next) => {
        setTyped(next);
        onInputValueChange?.({ inputValue: next });
      }}
    />
  );
}

function CommandLine({ icon, label, keys }: CommandItem) {
  return (
    <span className={styles.line}>
      {icon && <Icon icon={icon} size="md" tone="muted" />}
      <span className={styles.label}>
        <Text>{label}</Text>
      </span>
      {keys && <KeyHint keys={keys} />}
    </span>
  );
}

function withPositions(groups: readonly CommandGroup[]) {
  let position = 0;
  return groups.map(({ items, ...group }) => ({
    ...group,
    items: items.map((item) => ({ ...item, position: position++ })),
  }));
}
