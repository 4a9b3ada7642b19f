import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { PagedList } from '../../../patterns/PagedList/index.ts';
import { PersonRow } from '../../../patterns/PersonRow/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { PersonActions } from '../../../patterns/personActions.ts';
import type { PlacedPerson } from '../people.ts';
import { formatLocation } from '../formatLocation.ts';
import { RowActions } from '../RowActions.tsx';
import * as styles from './PeopleList.css.ts';

export interface ListedPerson extends PlacedPerson {
  isMe?: boolean;
  /** In the office now. Rows are grouped by it, unless there is a keyword. */
  isHere?: boolean;
}

export type PeopleListState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Sorted by the caller: people in the office first, then other present people. */
      people: readonly ListedPerson[];
      page: number;
      total: number;
      pageSize: number;
    };

export interface PeopleListProps {
  state: PeopleListState;
  keyword: string;
  personActions(event: { userId: string }): PersonActions;
  onSearch(event: { keyword: string }): void;
  onPageChange(event: { page: number }): void;
  onOpenProfile(event: { userId: string }): void;
  onRetry(): void;
}

export function PeopleList(props: PeopleListProps) {
  const { state, keyword, onSearch } = props;
  const { t } = useTranslation(['people', 'common']);
  return (
    <div className={styles.root} data-component="PeopleList" data-status={state.status}>
      <SidePanel
        title={t('title')}
        toolbar={
          <TextField
            type="search"
            ariaLabel={t('search')}
            placeholder={t('search')}
            value={keyword}
            enterKeyHint="search"
            prefix={<Icon icon={icons.search} tone="muted" />}
            onChange={({ value }) => onSearch({ keyword: value })}
          />
        }
      >
        <LiveRegion>{state.status === 'ready' && t('total', { count: state.total })}</LiveRegion>
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content(props: PeopleListProps): ReactNode {
  const { state, keyword } = props;
  const { t } = useTranslation(['people', 'common']);
  const separator = t('common:partSeparator');
  const headings = state.status === 'ready' && !keyword ? groupStarts(state.people) : noHeadings;
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={6} label={t('loadingList')} />;
    case 'error':
      return <ErrorState title={t('loadFailed')} onRetry={props.onRetry} />;
    case 'empty':
      return keyword ? (
        <EmptyState
          icon={icons.search}
          title={t('noMatch', { keyword })}
          description={t('noMatchHint')}
          action={
            <Button onPress={() => props.onSearch({ keyword: '' })}>{t('clearSearch')}</Button>
          }
        />
      ) : (
        <EmptyState icon={icons.people} title={t('empty')} description={t('emptyHint')} />
      );
    case 'ready':
      return (
        <PagedList
          label={t('title')}
          items={state.people}
          page={state.page}
          pageSize={state.pageSize}
          total={state.total}
          itemKey={(person) => person.userId}
          renderItem={({
            isMe,
            isHere,
            department,
            jobTitle,
            floorName,
            roomName,
            userId,
            ...person
          }) => (
            <>
              {headings.has(userId) && (
                <div className={styles.heading}>
                  <Heading level={2} size="sm">
                    {t(isHere ? 'hereNow' : 'notHere')}
                  </Heading>
                </div>
              )}
              <PersonRow
                {...person}
                userId={userId}
                note={[formatLocation({ floorName, roomName }, separator), department]
                  .filter(Boolean)
                  .join(separator)}
                mark={isMe ? t('common:you') : undefined}
                action={
                  !isMe && (
                    <RowActions name={person.name} actions={props.personActions({ userId })} />
                  )
                }
                onOpen={() => props.onOpenProfile({ userId })}
              />
            </>
          )}
          onPageChange={props.onPageChange}
        />
      );
  }
}

const noHeadings: ReadonlySet<string> = new Set();

function groupStarts(people: readonly ListedPerson[]): ReadonlySet<string> {
  if (!people.some(({ isHere }) => isHere)) return noHeadings;
  const starts = [true, false].map((here) => people.find(({ isHere = false }) => isHere === here));
  return new Set(starts.flatMap((person) => (person ? [person.userId] : [])));
}
