import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRangeField, isDateRange } from '../../../patterns/DateRangeField/index.ts';
import { FormField, type FormFieldControl } from '../../../patterns/FormField/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts';
import type { MessageFilters, NamedFilter } from './messageFilters.ts';
import * as styles from './SearchFilters.css.ts';

/** Options for the sender and room filters, for the typed text. */
export interface FilterChoices {
  people: readonly { userId: string; name: string; department?: string | undefined }[];
  rooms: readonly { roomId: string; name: string }[];
  onSearchPeople(event: { keyword: string }): void;
  onSearchRooms(event: { keyword: string }): void;
}

interface SearchFiltersProps {
  filters: MessageFilters;
  choices: FilterChoices;
  withRoom: boolean;
  /** Filter that was typed in the search field and receives the focus. */
  focused: NamedFilter | undefined;
  onChange(filters: MessageFilters): void;
}

export function SearchFilters({
  filters,
  choices,
  withRoom,
  focused,
  onChange,
}: SearchFiltersProps) {
  const { t } = useTranslation('chat');
  const { sender, room, start = '', end = '', hasFile = false, hasLink = false } = filters;
  const [period, setPeriod] = useState({ start, end });
  const set = (change: MessageFilters) => onChange({ ...filters, ...change });
  return (
    <div className={styles.root} data-component="SearchFilters">
      <FormField label={t('searchFilters.sender')}>
        {(control) => (
          <NamedFilterField
            control={control}
            value={sender?.name}
            autoFocus={focused !== 'room'}
            options={choices.people.map(({ userId, name, department }) => ({
              value: userId,
              label: name,
              hint: department,
            }))}
            onSearch={choices.onSearchPeople}
            onSelect={({ value, label }) => set({ sender: { userId: value, name: label } })}
            onClear={() => set({ sender: undefined })}
          />
        )}
      </FormField>
      {withRoom && (
        <FormField label={t('searchFilters.room')}>
          {(control) => (
            <NamedFilterField
              control={control}
              value={room?.name}
              autoFocus={focused === 'room'}
              options={choices.rooms.map(({ roomId, name }) => ({ value: roomId, label: name }))}
              onSearch={choices.onSearchRooms}
              onSelect={({ value, label }) => set({ room: { roomId: value, name: label } })}
              onClear={() => set({ room: undefined })}
            />
          )}
        </FormField>
      )}
      <FormField label={t('searchFilters.period')} group>
        {({ labelledBy }) => (
          <DateRangeField
            stacked
            labelledBy={labelledBy}
            value={period}
            onChange={({ value }) => {
              setPeriod(value);
              if (!isDateRange(value)) return;
              set({ start: value.start || undefined, end: value.end || undefined });
            }}
          />
        )}
      </FormField>
      <Checkbox
        label={t('searchFilters.hasFile')}
        checked={hasFile}
        onChange={({ checked }) => set({ hasFile: checked })}
      />
      <Checkbox
        label={t('searchFilters.hasLink')}
        checked={hasLink}
        onChange={({ checked }) => set({ hasLink: checked })}
      />
    </div>
  );
}

interface NamedFilterFieldProps {
  control: FormFieldControl;
  value: string | undefined;
  autoFocus: boolean;
  options: readonly ComboboxOption<string>[];
  onSearch(event: { keyword: string }): void;
  onSelect(option: ComboboxOption<string>): void;
  onClear(): void;
}

function NamedFilterField({ control, value, autoFocus, ...props }: NamedFilterFieldProps) {
  const { t } = useTranslation('chat');
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const search = (keyword: string) => {
    setTyped(keyword);
    props.onSearch({ keyword });
  };
  return (
    <Combobox
      {...control}
      ref={field}
      inputValue={typed ?? value ?? ''}
      value={null}
      options={props.options}
      listLabel={t('searchFilters.options')}
      empty={t('searchFilters.noOption')}
      autoSelectFirst
      onFocus={() => props.onSearch({ keyword: typed ?? '' })}
      onInputValueChange={({ inputValue: text }) => {
        search(text);
        if (text === '' && value !== undefined) props.onClear();
      }}
      onSelect={(choice) => {
        const option = props.options.find((each) => each.value === choice.value);
        setTyped(undefined);
        if (option) props.onSelect(option);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
