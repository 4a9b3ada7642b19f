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
  /** The id of the list of what is found. */
  listId: string;
  /** There is something in it. */
  hasOptions: boolean;
  /** The id of the option that Enter takes. */
  reachedId: string | undefined;
  /** The words for an answer that is on its way. */
  searching: string | undefined;
  onChange(event: { value: string }): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The field of a dialog that finds things while one types. It keeps the focus; the arrow keys go through the list. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, listId, hasOptions, reachedId, searching, onChange, ...input } = props;
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
        aria-activedescendant={reachedId}
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
