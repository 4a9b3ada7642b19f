import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { PagedList } from '../../../patterns/PagedList/index.ts';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { ChatCandidate, ChatPerson } from '../chat.ts';
import * as styles from './MemberPicker.css.ts';

/** How many people can be added at a time (spec §9, "Add org members"). */
const mostAtATime = 9;

export type CandidateListState =
  | { status: 'loading' }
  /** Nobody, or nobody who matches `keyword`. */
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      people: readonly ChatCandidate[];
      /** From 1. */
      page: number;
      total: number;
      pageSize: number;
    };

/** People who can be chosen, and the search for them, kept by the parent. */
export interface CandidateSearch {
  candidates: CandidateListState;
  keyword: string;
  onSearch(event: { keyword: string }): void;
  onPageChange(event: { page: number }): void;
  onRetryCandidates(): void;
}

interface MemberPickerProps extends CandidateSearch {
  selected: readonly ChatPerson[];
  disabled?: boolean | undefined;
  /** How many can be chosen; nine where nothing else is said. */
  max?: number;
  onChange(event: { selected: readonly ChatPerson[] }): void;
}

/** Some people, chosen from a search; those chosen stay in view. */
export function MemberPicker(props: MemberPickerProps) {
  const { selected, disabled, max = mostAtATime, keyword, onChange } = props;
  const { t } = useTranslation('chat');
  const full = selected.length >= max;
  const without = (userId: string) => selected.filter((person) => person.userId !== userId);
  return (
    <div className={styles.root} data-component="MemberPicker">
      {selected.length > 0 && (
        <ul
          className={styles.chosen}
          aria-label={t('picker.selected', { count: selected.length, max })}
        >
          {selected.map(({ userId, name }) => (
            <li key={userId} className={styles.chip}>
              <Text size="xs" truncate>
                {name}
              </Text>
              <IconButton
                size="xs"
                icon={icons.close}
                label={t('picker.unselect', { name })}
                disabled={disabled ?? false}
                onPress={() => onChange({ selected: without(userId) })}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        type="search"
        ariaLabel={t('picker.search')}
        placeholder={t('picker.search')}
        value={keyword}
        enterKeyHint="search"
        prefix={<Icon icon={icons.search} tone="muted" />}
        onChange={({ value }) => props.onSearch({ keyword: value })}
        // Enter searches here; the form around it is not sent.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div aria-live="polite">
        <Text size="xs" tone={full ? 'warning' : 'muted'} tabular>
          {full ? t('picker.full', { max }) : t('picker.selected', { count: selected.length, max })}
        </Text>
      </div>
      <Candidates {...props}>
        {(person) => {
          const isChosen = selected.some(({ userId }) => userId === person.userId);
          return (
            <Checkbox
              align="center"
              checked={isChosen}
              disabled={disabled || (full && !isChosen)}
              label={<CandidateName person={person} />}
              onChange={({ checked }) =>
                onChange({
                  selected: checked ? [...selected, person] : without(person.userId),
                })
              }
            />
          );
        }}
      </Candidates>
    </div>
  );
}

/** Someone who can be chosen, with their presence. */
function CandidateName({ person }: { person: ChatCandidate }) {
  const { name, avatarUrl, department, status, workingStatus } = person;
  return (
    <span className={styles.person}>
      <PresenceAvatar
        name={name}
        src={avatarUrl ?? undefined}
        size={32}
        status={status}
        workingStatus={workingStatus}
        decorative
      />
      <span className={styles.words}>
        <Text truncate as="div">
          {name}
        </Text>
        {department && (
          <Text size="xs" tone="muted" truncate as="div">
            {department}
          </Text>
        )}
      </span>
    </span>
  );
}

interface CandidatesProps extends CandidateSearch {
  children(person: ChatCandidate): ReactNode;
}

/** The people found, a page of them. */
export function Candidates({ candidates, keyword, children, ...props }: CandidatesProps) {
  const { t } = useTranslation('chat');
  switch (candidates.status) {
    case 'loading':
      return <LoadingState rows={4} label={t('picker.loading')} />;
    case 'error':
      return <ErrorState title={t('picker.failed')} onRetry={props.onRetryCandidates} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.people}
          title={keyword ? t('picker.noMatch', { keyword }) : t('picker.empty')}
        />
      );
    case 'ready':
      return (
        <PagedList
          label={t('picker.results')}
          items={candidates.people}
          page={candidates.page}
          pageSize={candidates.pageSize}
          total={candidates.total}
          itemKey={(person) => person.userId}
          renderItem={children}
          onPageChange={props.onPageChange}
        />
      );
  }
}
