import { useRef, type Ref } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
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

export interface MemberPickerProps
  extends CandidateSearch, RootProps<'div', 'ref' | 'onChange' | 'defaultValue'> {
  /** The search field. */
  ref?: Ref<HTMLInputElement>;
  /** Selected members, shown regardless of the search. Undefined when uncontrolled. */
  value?: readonly MemberIdentity[];
  /** Members selected at first when uncontrolled. Defaults to none. */
  defaultValue?: readonly MemberIdentity[];
  /** Name in the form, with the id of each selected member. */
  name?: string;
  /** Maximum number of selected members. */
  max: number;
  /** Replaces the sentence shown when `max` members are selected. */
  fullHint?: string | undefined;
  /** Disables the picker. */
  disabled?: boolean | undefined;
  /** Called when a member is added or removed. */
  onChange?(event: { value: readonly MemberIdentity[] }): void;
}

const nobody: readonly MemberIdentity[] = [];

/** Selects several members from a search. Arrow keys move through the list; Space selects. */
export function MemberPicker({
  ref,
  value,
  defaultValue = nobody,
  name,
  max,
  fullHint,
  disabled = false,
  candidates,
  keyword,
  onSearch,
  onPageChange,
  onRetryCandidates,
  onChange,
  ...rest
}: MemberPickerProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const [selected, change] = useControlValue({ value, defaultValue, onChange, root });
  const field = useRef<HTMLInputElement>(null);
  const full = selected.length >= max;
  const count = t(texts.memberPicker.selected, { count: selected.length, max });
  const without = (userId: string) => selected.filter((member) => member.userId !== userId);
  return (
    <div
      {...rootProps({ className: styles.root, 'data-component': 'MemberPicker' }, rest)}
      ref={root}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        moveToCandidate(event);
      }}
    >
      <HiddenValues name={name} values={selected.map(({ userId }) => userId)} disabled={disabled} />
      {selected.length > 0 && (
        <ul className={styles.selectedList} aria-label={count}>
          {selected.map(({ userId, name: memberName }) => (
            <li key={userId} className={styles.chip}>
              <Text size="xs" truncate>
                {memberName}
              </Text>
              <IconButton
                size="xs"
                icon={icons.close}
                label={t(texts.memberPicker.unselect, { name: memberName })}
                disabled={disabled}
                onPress={() => {
                  // Moves the keyboard focus, because the focused button is removed with its member.
                  if (document.activeElement?.matches(':focus-visible')) field.current?.focus();
                  change(without(userId));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <CandidateSearchField
        ref={useComposedRefs(ref, field)}
        keyword={keyword}
        onSearch={onSearch}
      />
      <div aria-live="polite">
        <Text size="xs" tone={full ? 'warning' : 'muted'} tabular>
          {full ? (fullHint ?? t(texts.memberPicker.full, { max })) : count}
        </Text>
      </div>
      <CandidateList {...{ candidates, keyword, onPageChange, onRetryCandidates }}>
        {(candidate) => {
          const isSelected = selected.some(({ userId }) => userId === candidate.userId);
          return (
            <Checkbox
              align="center"
              checked={isSelected}
              disabled={disabled || (full && !isSelected)}
              label={<CandidateName candidate={candidate} />}
              onChange={({ checked }) =>
                change(checked ? [...selected, candidate] : without(candidate.userId))
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
