import { useRef } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PresenceAvatar } from '../PresenceAvatar/index.ts';
import { CandidateList } from './CandidateList.tsx';
import { CandidateSearchField } from './CandidateSearchField.tsx';
import type { CandidateSearch, MemberCandidate, MemberIdentity } from './candidates.ts';
import { moveToCandidate } from './moveToCandidate.ts';
import * as styles from './MemberPicker.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface MemberPickerProps extends CandidateSearch {
  /** The members chosen so far; they stay in view whatever is searched for. */
  selected: readonly MemberIdentity[];
  /** How many can be chosen. */
  max: number;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
  /** A member was chosen, or taken out again. */
  onChange(event: { selected: readonly MemberIdentity[] }): void;
}

/**
 * Chooses several members from a search. The up and down arrow keys lead from the field through the
 * list; Space chooses.
 */
export function MemberPicker(props: MemberPickerProps) {
  const { selected, max, disabled = false, onChange, ...search } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const full = selected.length >= max;
  const count = t(texts.memberPicker.selected, { count: selected.length, max });
  const without = (userId: string) => selected.filter((member) => member.userId !== userId);
  return (
    <div className={styles.root} data-component="MemberPicker" onKeyDown={moveToCandidate}>
      {selected.length > 0 && (
        <ul className={styles.chosen} aria-label={count}>
          {selected.map(({ userId, name }) => (
            <li key={userId} className={styles.chip}>
              <Text size="xs" truncate>
                {name}
              </Text>
              <IconButton
                size="xs"
                icon={icons.close}
                label={t(texts.memberPicker.unselect, { name })}
                disabled={disabled}
                onPress={() => {
                  // The button goes with its member; the focus of the keyboard would go with it.
                  if (document.activeElement?.matches(':focus-visible')) field.current?.focus();
                  onChange({ selected: without(userId) });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <CandidateSearchField ref={field} keyword={search.keyword} onSearch={search.onSearch} />
      <div aria-live="polite">
        <Text size="xs" tone={full ? 'warning' : 'muted'} tabular>
          {full ? t(texts.memberPicker.full, { max }) : count}
        </Text>
      </div>
      <CandidateList {...search}>
        {(candidate) => {
          const isChosen = selected.some(({ userId }) => userId === candidate.userId);
          return (
            <Checkbox
              align="center"
              checked={isChosen}
              disabled={disabled || (full && !isChosen)}
              label={<CandidateName candidate={candidate} />}
              onChange={({ checked }) =>
                onChange({
                  selected: checked ? [...selected, candidate] : without(candidate.userId),
                })
              }
            />
          );
        }}
      </CandidateList>
    </div>
  );
}

function CandidateName({ candidate }: { candidate: MemberCandidate }) {
  const { name, avatarUrl, department, status, workingStatus } = candidate;
  return (
    <span className={styles.candidate}>
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
