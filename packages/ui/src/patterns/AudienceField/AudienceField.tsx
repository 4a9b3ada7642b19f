import { audienceKinds, maxAudiencePeople, memberRoles, type MemberRole } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Combobox, type ComboboxOption } from '../../primitives/Combobox/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FormField } from '../FormField/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { audienceField as texts, loading } from '../texts.ts';
import type { AudienceValue } from './audience.ts';
import * as chips from '../chip.css.ts';
import * as styles from './AudienceField.css.ts';

/** A department that can be chosen. */
export interface AudienceDepartment {
  name: string;
  /** How many people are in it. */
  members: number;
}

/** A member whom the search found. */
export interface AudienceCandidate {
  userId: string;
  name: string;
  department?: string | undefined;
}

export interface AudienceFieldProps {
  /** The question: "To", "Who answers". */
  label: string;
  /** The kind that is chosen, and all that was chosen of each kind. */
  value: AudienceValue;
  /** The departments of the organisation; null while they are loading. */
  departments: readonly AudienceDepartment[] | null;
  /** Members by the last search; null while they are being looked for. */
  candidates: readonly AudienceCandidate[] | null;
  /** How many people it is; null while they are being counted, or where nobody is chosen. */
  memberCount: number | null;
  /** The mistake in what is chosen, in words. */
  error?: string | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean;
  /** Something else was chosen. */
  onChange(event: { value: AudienceValue }): void;
  /** People are to be looked for by a name. */
  onSearch(event: { keyword: string }): void;
  /** The focus has left it. */
  onBlur?(): void;
}

/** Chooses whom something is for: everyone, roles, departments, or people by name. It says how many they are. */
export function AudienceField(props: AudienceFieldProps) {
  const { label, value, departments, candidates, memberCount, disabled = false } = props;
  const t = useText();
  const language = useLanguage();
  const change = (part: Partial<AudienceValue>) => props.onChange({ value: { ...value, ...part } });
  const known = (name: string) =>
    departments === null || departments.some((department) => department.name === name);
  const strange: readonly string[] = {
    ORGANIZATION: [],
    ROLES: [],
    DEPARTMENTS: value.departments.filter((name) => !known(name)),
    PEOPLE: value.people.flatMap(({ name, unknown }) => (unknown ? [name] : [])),
  }[value.kind];
  const error =
    props.error ??
    (strange.length > 0
      ? t(value.kind === 'PEOPLE' ? texts.unknownPeople : texts.unknownDepartments, {
          names: strange.join(t(texts.separator)),
        })
      : undefined);
  const people = (count: number) =>
    t(count === 1 ? texts.onePerson : texts.people, { count: numberText(count, language) });
  const hint =
    memberCount === null ? undefined : memberCount === 0 ? t(texts.nobody) : people(memberCount);
  return (
    <div
      data-component="AudienceField"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <FormField label={label} hint={hint} error={error} group>
        {({ labelledBy, invalid, describedBy }) => (
          <div className={styles.root}>
            <SegmentedControl
              labelledBy={labelledBy}
              options={audienceKinds.map((kind) => ({ value: kind, label: t(texts.kind[kind]) }))}
              value={value.kind}
              disabled={disabled}
              onChange={(chosen) => change({ kind: chosen.value })}
            />
            {value.kind === 'ROLES' && (
              <div className={styles.roles} role="group" aria-label={t(texts.kind.ROLES)}>
                {memberRoles.map((role) => (
                  <Checkbox
                    key={role}
                    label={t(texts.role[role])}
                    checked={value.roles.includes(role)}
                    {...{ disabled, invalid, describedBy }}
                    onChange={({ checked }) =>
                      change({ roles: inOrder(value.roles, role, checked) })
                    }
                  />
                ))}
              </div>
            )}
            {value.kind === 'DEPARTMENTS' && (
              <ChosenOnes
                label={t(texts.kind.DEPARTMENTS)}
                searchLabel={t(texts.addDepartment)}
                emptyText={departments === null ? t(loading) : t(texts.noDepartment)}
                {...{ disabled, invalid, describedBy }}
                chosen={value.departments.map((name) => ({
                  id: name,
                  name,
                  wrong: strange.includes(name),
                }))}
                find={(keyword) =>
                  (departments ?? [])
                    .filter(({ name }) => !value.departments.includes(name))
                    .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
                    .map(({ name, members }) => ({
                      value: name,
                      label: name,
                      hint: people(members),
                    }))
                }
                onAdd={(name) => change({ departments: [...value.departments, name] })}
                onRemove={(name) =>
                  change({ departments: value.departments.filter((each) => each !== name) })
                }
              />
            )}
            {value.kind === 'PEOPLE' && (
              <ChosenOnes
                label={t(texts.kind.PEOPLE)}
                searchLabel={t(texts.addPerson)}
                emptyText={candidates === null ? t(loading) : t(texts.noPerson)}
                disabled={disabled || value.people.length >= maxAudiencePeople}
                {...{ invalid, describedBy }}
                chosen={value.people.map(({ userId, name, unknown = false }) => ({
                  id: userId,
                  name,
                  wrong: unknown,
                }))}
                find={() =>
                  (candidates ?? [])
                    .filter(({ userId }) => value.people.every((each) => each.userId !== userId))
                    .map(({ userId, name, department }) => ({
                      value: userId,
                      label: name,
                      hint: department,
                    }))
                }
                onSearch={props.onSearch}
                onAdd={(userId) => {
                  const found = candidates?.find((each) => each.userId === userId);
                  if (found) change({ people: [...value.people, { userId, name: found.name }] });
                }}
                onRemove={(userId) =>
                  change({ people: value.people.filter((each) => each.userId !== userId) })
                }
              />
            )}
          </div>
        )}
      </FormField>
    </div>
  );
}

/** Roles stand in the order of the list, however they were chosen. */
function inOrder(chosen: readonly MemberRole[], role: MemberRole, on: boolean): MemberRole[] {
  return memberRoles.filter((each) => (each === role ? on : chosen.includes(each)));
}

interface ChosenOnesProps {
  /** Names the list of those who are chosen. */
  label: string;
  /** Names the field that looks for more. */
  searchLabel: string;
  emptyText: string;
  chosen: readonly { id: string; name: string; wrong: boolean }[];
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** The suggestions for what is typed. */
  find(keyword: string): readonly ComboboxOption<string>[];
  onSearch?(event: { keyword: string }): void;
  onAdd(id: string): void;
  onRemove(id: string): void;
}

/** A list that grows by a search and shrinks by a button at each of its entries. */
function ChosenOnes(props: ChosenOnesProps) {
  const { chosen, disabled, invalid, describedBy } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  const search = (text: string) => {
    setKeyword(text);
    props.onSearch?.({ keyword: text });
  };
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={props.label}>
          {chosen.map(({ id, name, wrong }) => (
            <li key={id} className={cx(chips.chip, wrong && styles.wrong)}>
              {wrong && <Icon icon={icons.error} tone="danger" />}
              <Text size="xs" truncate>
                {name}
              </Text>
              {wrong && <VisuallyHidden>{t(texts.unknown)}</VisuallyHidden>}
              <IconButton
                size="xs"
                icon={icons.close}
                label={t(texts.remove, { name })}
                onPress={() => {
                  // The button goes with its entry; the focus of the keyboard would go with it.
                  if (document.activeElement?.matches(':focus-visible')) field.current?.focus();
                  props.onRemove(id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        ref={field}
        ariaLabel={props.searchLabel}
        placeholder={props.searchLabel}
        listLabel={props.searchLabel}
        prefix={<Icon icon={icons.search} tone="muted" />}
        text={keyword}
        options={props.find(keyword.trim())}
        emptyText={props.emptyText}
        takesFirst
        {...{ disabled, invalid, describedBy }}
        onFocus={() => props.onSearch?.({ keyword })}
        onTextChange={({ text }) => search(text)}
        onSelect={({ value }) => {
          props.onAdd(value);
          search('');
        }}
      />
    </>
  );
}
