import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { ComboboxField } from '../../../patterns/ComboboxField.tsx';
import type { PersonActions } from '../../../patterns/personActions.ts';
import { FinderActions, keyedActions } from './FinderActions.tsx';
import { FinderResults, optionId, type PeopleFinderState } from './FinderResults.tsx';
import * as styles from './PeopleFinder.css.ts';

export interface PeopleFinderProps {
  open: boolean;
  state: PeopleFinderState;
  keyword: string;
  personActions(event: { userId: string }): PersonActions;
  onSearch(event: { keyword: string }): void;
  onRetry(): void;
  /** Also called after an action was run. */
  onClose(): void;
}

/** Searches people by name, reading or department. Enter messages the first result. */
export function PeopleFinder({ open, onClose, ...content }: PeopleFinderProps) {
  const { t } = useTranslation(['people', 'common']);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('finder.title')}
      closeLabel={t('common:close')}
      initialFocus={field}
      onClose={onClose}
    >
      <Finder {...content} field={field} onClose={onClose} />
    </Dialog>
  );
}

interface FinderProps extends Omit<PeopleFinderProps, 'open'> {
  field: React.RefObject<HTMLInputElement | null>;
}

function Finder({ state, keyword, personActions, field, ...on }: FinderProps) {
  const { t } = useTranslation('people');
  const id = useId();
  const people = 'people' in state ? state.people : [];
  const [reachedId, setReachedId] = useState<string>();
  const found = people.findIndex(({ userId }) => userId === reachedId);
  // The first person is highlighted until another is chosen. Hovering does not change the
  // highlight, so that the pointer can travel to the actions below.
  const index = Math.max(0, found);
  const person = people[index];
  const actions = person
    ? closeAfterAction(personActions({ userId: person.userId }), on.onClose)
    : {};

  const reach = (to: number) => {
    const next = people[(to + people.length) % people.length];
    setReachedId(next?.userId);
    document.getElementById(optionId(id, next?.userId))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores Enter while an input method is composing.
    if (event.nativeEvent.isComposing || people.length === 0) return;
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      reach(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      keyedActions(actions)
        .find(({ matchesModifiers }) => matchesModifiers(event))
        ?.action.onPress();
    }
  };

  return (
    <div className={styles.root} data-component="PeopleFinder" data-status={state.status}>
      <ComboboxField
        ref={field}
        label={t('finder.search')}
        placeholder={t('finder.search')}
        value={keyword}
        listId={`${id}-results`}
        hasOptions={people.length > 0}
        activeId={person && optionId(id, person.userId)}
        searching={state.status === 'searching' ? t('finder.searching') : undefined}
        onChange={({ value }) => {
          setReachedId(undefined);
          on.onSearch({ keyword: value });
        }}
        onKeyDown={onKeyDown}
      />
      <LiveRegion>
        {state.status === 'ready' && t('finder.count', { count: people.length })}
        {state.status === 'none' && t('finder.none', { keyword })}
      </LiveRegion>
      <FinderResults
        id={id}
        state={state}
        keyword={keyword}
        people={people}
        reachedId={person?.userId}
        onReach={({ userId }) => setReachedId(userId)}
        onOpen={({ userId }) => {
          const opened = closeAfterAction(personActions({ userId }), on.onClose);
          opened.profile?.onPress();
        }}
        onRetry={on.onRetry}
      />
      {person && <FinderActions name={person.name} actions={actions} />}
    </div>
  );
}

/** Wraps the actions so that each one also closes the dialog. */
function closeAfterAction(actions: PersonActions, onClose: () => void): PersonActions {
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [
      name,
      {
        ...action,
        onPress() {
          onClose();
          action.onPress();
        },
      },
    ]),
  );
}
