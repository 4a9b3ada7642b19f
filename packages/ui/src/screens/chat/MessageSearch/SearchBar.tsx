import { formatDate, maxChatSearchLength } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar, type AppliedFilter } from '../../../patterns/FilterBar/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { readTypedFilters, type MessageFilters, type NamedFilter } from './messageFilters.ts';
import { SearchFilters, type FilterChoices } from './SearchFilters.tsx';
import * as styles from './SearchBar.css.ts';

const noFilters: MessageFilters = {};

/** Chips of `FilterBar`, and the filters that each removes. */
const removedBy = {
  sender: { sender: undefined },
  room: { room: undefined },
  period: { start: undefined, end: undefined },
  hasFile: { hasFile: undefined },
  hasLink: { hasLink: undefined },
} as const satisfies Record<string, MessageFilters>;

interface SearchBarProps {
  keyword: string;
  filters?: MessageFilters | undefined;
  filterChoices?: FilterChoices | undefined;
  roomName?: string | undefined;
  onSearch(event: { keyword: string }): void;
  onFilter?(event: { filters: MessageFilters }): void;
}

export function SearchBar(props: SearchBarProps) {
  const { keyword, filters = noFilters, filterChoices, roomName, onSearch, onFilter } = props;
  const { t } = useTranslation('chat');
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState<NamedFilter>();
  const applied = useAppliedFilters(filters);
  const type = (text: string) => {
    if (!filterChoices) return onSearch({ keyword: text });
    const typed = readTypedFilters(text);
    onSearch({ keyword: typed.keyword });
    if (Object.keys(typed.filters).length > 0) {
      onFilter?.({ filters: { ...filters, ...typed.filters } });
    }
    if (typed.choose) {
      setFocused(typed.choose);
      setOpen(true);
    }
  };
  const searchField = (
    <div className={styles.field}>
      <TextField
        ref={field}
        type="search"
        ariaLabel={t('search.field')}
        placeholder={t('search.field')}
        value={keyword}
        enterKeyHint="search"
        autoFocus
        maxLength={maxChatSearchLength}
        prefix={<Icon icon={icons.search} tone="muted" />}
        onChange={({ value }) => type(value)}
      />
    </div>
  );
  if (!filterChoices) return searchField;
  return (
    <FilterBar
      compact
      searchLabel={t('search.title')}
      filters={applied}
      onRemove={({ id }) => {
        onFilter?.({ filters: { ...filters, ...removedBy[id as keyof typeof removedBy] } });
      }}
      onClear={() => onFilter?.({ filters: {} })}
    >
      <div className={styles.bar}>
        {searchField}
        <Popover
          label={t('searchFilters.title')}
          align="end"
          open={open}
          onOpenChange={(event) => {
            setFocused(undefined);
            setOpen(event.open);
          }}
          trigger={
            <IconButton
              icon={icons.filter}
              label={t('searchFilters.title')}
              pressed={applied.length > 0}
            />
          }
        >
          <SearchFilters
            filters={filters}
            choices={filterChoices}
            withRoom={roomName === undefined}
            focused={focused}
            onChange={(next) => onFilter?.({ filters: next })}
          />
        </Popover>
      </div>
    </FilterBar>
  );
}

function useAppliedFilters(filters: MessageFilters): AppliedFilter[] {
  const { t } = useTranslation('chat');
  const { sender, room, start, end, hasFile, hasLink } = filters;
  const day = (date: string) => formatDate(date, 'UTC');
  const period = () => {
    if (start && end) return t('searchFilters.range', { start: day(start), end: day(end) });
    if (start) return t('searchFilters.since', { start: day(start) });
    return end && t('searchFilters.until', { end: day(end) });
  };
  const values = {
    sender: [t('searchFilters.sender'), sender?.name],
    room: [t('searchFilters.room'), room?.name],
    period: [t('searchFilters.period'), period()],
    hasFile: [t('searchFilters.has'), hasFile && t('searchFilters.file')],
    hasLink: [t('searchFilters.has'), hasLink && t('searchFilters.link')],
  } as const;
  return Object.entries(values).flatMap(([id, [label, value]]) =>
    value ? [{ id, label, value }] : [],
  );
}
