import type { KeyboardEvent, Ref } from 'react';
import { Icon, icons } from '../primitives/Icon/index.ts';
import { Spinner } from '../primitives/Spinner/index.ts';
import * as styles from './comboboxField.css.ts';

interface ComboboxFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number;
  listId: string;
  hasOptions: boolean;
  /** Id of the option that Enter selects. */
  activeId: string | undefined;
  /** Text shown while a search is pending. */
  searching: string | undefined;
  onChange(event: { value: string }): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { label, listId, hasOptions, activeId, searching, onChange, ...input } = props;
  return (
    <div className={styles.field}>
      <Icon icon={icons.search} tone="muted" size="md" />
      <input
        {...input}
        role="combobox"
        type="text"
        aria-label={label}
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.input}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      {searching !== undefined && <Spinner label={searching} />}
    </div>
  );
}
