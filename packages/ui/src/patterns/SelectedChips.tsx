import { useRef, useState } from 'react';
import { Combobox, type ComboboxOption } from '../primitives/Combobox/index.ts';
import { cx } from '../primitives/cx.ts';
import { Icon, icons } from '../primitives/Icon/index.ts';
import { IconButton } from '../primitives/IconButton/index.ts';
import { Text } from '../primitives/Text/index.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/index.ts';
import { useText } from './LocaleProvider/useText.ts';
import { audienceField as texts } from './texts.ts';
import * as chips from './chip.css.ts';
import * as styles from './selectedChips.css.ts';

interface SelectedChipsProps {
  label: string;
  searchLabel: string;
  emptyText: string;
  selected: readonly { id: string; name: string; wrong?: boolean }[];
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** Returns the suggestions for a keyword. */
  find(keyword: string): readonly ComboboxOption<string>[];
  onSearch?(event: { keyword: string }): void;
  onAdd(id: string): void;
  onRemove(id: string): void;
}

/** A list with a search field to add entries and a button per entry to remove it. */
export function SelectedChips(props: SelectedChipsProps) {
  const { selected, disabled, invalid, describedBy } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  const search = (text: string) => {
    setKeyword(text);
    props.onSearch?.({ keyword: text });
  };
  return (
    <div className={styles.root}>
      {selected.length > 0 && (
        <ul className={styles.list} aria-label={props.label}>
          {selected.map(({ id, name, wrong = false }) => (
            <li key={id} className={cx(chips.chip, wrong && styles.wrong)}>
              {wrong && <Icon icon={icons.error} tone="danger" />}
              <Text size="xs" truncate>
                {name}
              </Text>
              {wrong && <VisuallyHidden>{t(texts.unknown)}</VisuallyHidden>}
              <IconButton
                size="xs"
                icon={icons.close}
                label={t(texts.remove, { name })}
                onPress={() => {
                  // Moves the keyboard focus, because the focused button is removed with its entry.
                  if (document.activeElement?.matches(':focus-visible')) field.current?.focus();
                  props.onRemove(id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        ref={field}
        ariaLabel={props.searchLabel}
        placeholder={props.searchLabel}
        listLabel={props.searchLabel}
        prefix={<Icon icon={icons.search} tone="muted" />}
        inputValue={keyword}
        value={null}
        options={props.find(keyword.trim())}
        empty={props.emptyText}
        autoSelectFirst
        {...{ disabled, invalid, describedBy }}
        onFocus={() => props.onSearch?.({ keyword })}
        onInputValueChange={({ inputValue: text }) => search(text)}
        onSelect={({ value }) => {
          props.onAdd(value);
          search('');
        }}
      />
    </div>
  );
}
