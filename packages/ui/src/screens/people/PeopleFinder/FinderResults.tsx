import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { PlacedPerson } from '../people.ts';
import { formatLocation } from '../formatLocation.ts';
import { PresenceText } from '../PresenceText.tsx';
import * as styles from './FinderResults.css.ts';

export type PeopleFinderState =
  | { status: 'idle'; suggested: 'here' | 'recent'; people: readonly PlacedPerson[] }
  /** Keeps the previous results until the response arrives. */
  | { status: 'searching'; people: readonly PlacedPerson[] }
  | { status: 'ready'; people: readonly PlacedPerson[] }
  | { status: 'none' }
  | { status: 'error' };

export function optionId(id: string, userId: string | undefined): string {
  return `${id}-${userId}`;
}

interface FinderResultsProps {
  id: string;
  state: PeopleFinderState;
  keyword: string;
  people: readonly PlacedPerson[];
  reachedId: string | undefined;
  /** A person was highlighted by a click. */
  onReach(event: { userId: string }): void;
  /** A person was tapped on a touch screen. */
  onOpen(event: { userId: string }): void;
  onRetry(): void;
}

export function FinderResults(props: FinderResultsProps) {
  const { id, state, keyword, people, reachedId, onReach, onOpen, onRetry } = props;
  const pointer = useRef('mouse');
  const { t } = useTranslation(['people', 'common']);
  const label = state.status === 'idle' ? t(`finder.${state.suggested}`) : t('finder.results');
  return (
    <div className={styles.root}>
      {state.status === 'error' && (
        <ErrorState
          title={t('finder.failed')}
          description={t('finder.failedHint')}
          onRetry={onRetry}
        />
      )}
      {state.status === 'none' && (
        <EmptyState
          icon={icons.search}
          title={t('finder.none', { keyword })}
          description={t('noMatchHint')}
        />
      )}
      {state.status === 'idle' && people.length === 0 && (
        <EmptyState
          icon={icons.people}
          title={t('finder.nobody')}
          description={t('finder.nobodyHint')}
        />
      )}
      {state.status === 'idle' && people.length > 0 && (
        <Text as="p" size="xs" tone="muted">
          {label}
        </Text>
      )}
      <ul id={`${id}-results`} role="listbox" aria-label={label} className={styles.list}>
        {people.map((person) => (
          <li
            key={person.userId}
            id={optionId(id, person.userId)}
            role="option"
            aria-selected={person.userId === reachedId}
            className={styles.option}
            onPointerDown={(event) => {
              // Keeps the focus in the search field.
              event.preventDefault();
              pointer.current = event.pointerType;
            }}
            onClick={() => (pointer.current === 'touch' ? onOpen(person) : onReach(person))}
          >
            <PresenceAvatar
              name={person.name}
              src={person.avatarUrl}
              workingStatus={person.workingStatus}
              status={person.status}
              decorative
            />
            <span className={styles.words}>
              <Text weight="medium" truncate as="div">
                {`${person.name} `}
                {person.nativeName && (
                  <Text size="xs" tone="muted" lang="ja">
                    {person.nativeName}
                  </Text>
                )}
              </Text>
              <Text size="xs" tone="muted" truncate as="div">
                {[person.department, person.jobTitle].filter(Boolean).join(' / ')}
              </Text>
            </span>
            <span className={styles.place}>
              <PresenceText
                size="xs"
                workingStatus={person.workingStatus}
                status={person.status}
                withoutDot
              />
              <Text size="xs" tone="muted" truncate as="div">
                {formatLocation(person, t('common:partSeparator')) ?? ''}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
