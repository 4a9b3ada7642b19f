import { useRef, type Ref } from 'react';
import { audienceKinds, maxAudiencePeople, memberRoles, type MemberRole } from '@office/vocabulary';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { SelectedChips } from '../SelectedChips.tsx';
import { FormField } from '../FormField/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { audienceField as texts, loading } from '../texts.ts';
import { selectedIds, wholeOrganization, type AudienceValue } from './audience.ts';
import * as styles from './AudienceField.css.ts';

export interface AudienceDepartment {
  name: string;
  members: number;
}

export interface AudienceCandidate {
  userId: string;
  name: string;
  department?: string | undefined;
}

export interface AudienceFieldProps extends RootProps<
  'div',
  'ref' | 'onBlur' | 'onChange' | 'defaultValue'
> {
  /** Label of the field, such as "To". */
  label: string;
  /** Selected kind, with the selections of every kind. */
  value?: AudienceValue;
  /** Initial selection when uncontrolled. Defaults to everyone. */
  defaultValue?: AudienceValue;
  /**
   * Name in the data of the form: `to` for `to.kind`, and for the role, department or user id of each selection.
   */
  name?: string;
  /** Departments of the organisation; null while loading. */
  departments: readonly AudienceDepartment[] | null;
  /** Results of the last search; null while loading. */
  candidates: readonly AudienceCandidate[] | null;
  /** Number of selected people; null while loading or if the selection is empty. */
  memberCount: number | null;
  /** Validation message. */
  error?: string | undefined;
  /** Disables the field. */
  disabled?: boolean;
  /** Called when the selection changes. */
  onChange?(event: { value: AudienceValue }): void;
  /** Called with the keyword of a people search. */
  onSearch(event: { keyword: string }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
  /** The selected kind, for focusing it from a form. */
  ref?: Ref<HTMLDivElement>;
}

/** Selects an audience: everyone, roles, departments or individual people. Shows the number of people. */
export function AudienceField({
  label,
  value: given,
  defaultValue = wholeOrganization,
  name,
  departments,
  candidates,
  memberCount,
  error: message,
  disabled = false,
  onChange,
  onSearch,
  onBlur,
  ref,
  ...rest
}: AudienceFieldProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlValue({ value: given, defaultValue, onChange, root });
  const change = (part: Partial<AudienceValue>) => setValue({ ...value, ...part });
  const known = (name: string) =>
    departments === null || departments.some((department) => department.name === name);
  const strange: readonly string[] = {
    ORGANIZATION: [],
    ROLES: [],
    DEPARTMENTS: value.departments.filter((name) => !known(name)),
    PEOPLE: value.people.flatMap(({ name, unknown }) => (unknown ? [name] : [])),
  }[value.kind];
  const error =
    message ??
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
      {...rootProps({ 'data-component': 'AudienceField' }, rest)}
      ref={root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <FormField label={label} hint={hint} error={error} group>
        {({ labelledBy, invalid, describedBy }) => (
          <div className={styles.root}>
            <SegmentedControl
              ref={ref}
              labelledBy={labelledBy}
              options={audienceKinds.map((kind) => ({ value: kind, label: t(texts.kind[kind]) }))}
              value={value.kind}
              disabled={disabled}
              onChange={(selection) => change({ kind: selection.value })}
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
              <SelectedChips
                label={t(texts.kind.DEPARTMENTS)}
                searchLabel={t(texts.addDepartment)}
                emptyText={departments === null ? t(loading) : t(texts.noDepartment)}
                {...{ disabled, invalid, describedBy }}
                selected={value.departments.map((name) => ({
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
              <SelectedChips
                label={t(texts.kind.PEOPLE)}
                searchLabel={t(texts.addPerson)}
                emptyText={candidates === null ? t(loading) : t(texts.noPerson)}
                disabled={disabled || value.people.length >= maxAudiencePeople}
                {...{ invalid, describedBy }}
                selected={value.people.map(({ userId, name, unknown = false }) => ({
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
                onSearch={onSearch}
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
      {name !== undefined && (
        <>
          <HiddenValues name={`${name}.kind`} values={[value.kind]} disabled={disabled} />
          <HiddenValues name={name} values={selectedIds(value)} disabled={disabled} />
        </>
      )}
    </div>
  );
}

function inOrder(roles: readonly MemberRole[], role: MemberRole, on: boolean): MemberRole[] {
  return memberRoles.filter((each) => (each === role ? on : roles.includes(each)));
}
