import { useRef } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { BotBadge } from '../BotBadge/BotBadge.tsx';
import { PersonName } from '../PersonName.tsx';
import { PresenceAvatar } from '../PresenceAvatar/index.ts';
import { CandidateList } from './CandidateList.tsx';
import { CandidateSearchField } from './CandidateSearchField.tsx';
import type { CandidateSearch, MemberCandidate, MemberIdentity } from './candidates.ts';
import { moveToCandidate } from './moveToCandidate.ts';
import * as styles from './MemberPicker.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface MemberPickerProps extends CandidateSearch {
  /** Selected members, shown regardless of the search. */
  value: readonly MemberIdentity[];
  /** Maximum number of selected members. */
  max: number;
  /** Replaces the sentence shown when `max` members are selected. */
  fullHint?: string | undefined;
  /** Disables the picker. */
  disabled?: boolean | undefined;
  /** Called when a member is added or removed. */
  onChange(event: { value: readonly MemberIdentity[] }): void;
}

/** Selects several members from a search. Arrow keys move through the list; Space selects. */
export function MemberPicker(props: MemberPickerProps) {
  const { value: selected, max, fullHint, disabled = false, onChange, ...search } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const full = selected.length >= max;
  const count = t(texts.memberPicker.selected, { count: selected.length, max });
  const without = (userId: string) => selected.filter((member) => member.userId !== userId);
  return (
    <div className={styles.root} data-component="MemberPicker" onKeyDown={moveToCandidate}>
      {selected.length > 0 && (
        <ul className={styles.selectedList} aria-label={count}>
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
                  // Moves the keyboard focus, because the focused button is removed with its member.
                  if (document.activeElement?.matches(':focus-visible')) field.current?.focus();
                  onChange({ value: without(userId) });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <CandidateSearchField ref={field} keyword={search.keyword} onSearch={search.onSearch} />
      <div aria-live="polite">
        <Text size="xs" tone={full ? 'warning' : 'muted'} tabular>
          {full ? (fullHint ?? t(texts.memberPicker.full, { max })) : count}
        </Text>
      </div>
      <CandidateList {...search}>
        {(candidate) => {
          const isSelected = selected.some(({ userId }) => userId === candidate.userId);
          return (
            <Checkbox
              align="center"
              checked={isSelected}
              disabled={disabled || (full && !isSelected)}
              label={<CandidateName candidate={candidate} />}
              onChange={({ checked }) =>
                onChange({
                  value: checked ? [...selected, candidate] : without(candidate.userId),
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
  const { name, nativeName, avatarUrl, department, bot, status, workingStatus } = candidate;
  return (
    <span className={styles.candidate}>
      <PresenceAvatar
        name={name}
        src={avatarUrl ?? undefined}
        size="sm"
        status={status}
        workingStatus={workingStatus}
        bot={bot}
        decorative
      />
      <span className={styles.words}>
        <Text truncate as="div">
          <PersonName {...{ name, nativeName }} />
        </Text>
        {bot && <BotBadge />}
        {department && (
          <Text size="xs" tone="muted" truncate as="div">
            {department}
          </Text>
        )}
      </span>
    </span>
  );
}
