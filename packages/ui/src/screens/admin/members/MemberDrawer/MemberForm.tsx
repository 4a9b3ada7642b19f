import {
  delegatedRoles,
  formatDate,
  memberRoles,
  type DelegatedRole,
  type MemberRole,
} from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DateField, isIsoDate } from '../../../../patterns/DateField/index.ts';
import { isoDate } from '../../../../patterns/dates/isoDate.ts';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
import { optionalLine } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormSelect } from '../../../../patterns/form/FormSelect.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { FormTypedField } from '../../../../patterns/form/FormTypedField.tsx';
import { optionalNameLatin } from '../../../../patterns/form/person.ts';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import {
  editedFields,
  editOf,
  mergeEdits,
  type EditedField,
  type MemberDraft,
  type MemberEdit,
} from '../edits.ts';
import type { AssignedRole, MemberDetail } from '../members.ts';

/** The values to store, and the version they are based on. */
export interface MemberSave {
  version: number;
  role?: MemberRole;
  /** Null removes the delegated role. */
  adminRole?: DelegatedRole | null;
  /** Last day of access of a guest. Empty to remove the limit. */
  accessUntil?: string;
  department?: string;
  jobTitle?: string;
  /** Empty to show the name that is derived from the reading. */
  nameLatin?: string;
}

const schema = z
  .object({
    role: z.string(),
    accessUntil: z.string(),
    department: optionalLine(),
    jobTitle: optionalLine(),
    nameLatin: optionalNameLatin(),
  })
  .check(
    // Other roles do not show the field.
    z.refine(
      ({ role, accessUntil }) => role !== 'GUEST' || accessUntil === '' || isIsoDate(accessUntil),
      { path: ['accessUntil'], error: 'validation.date' },
    ),
  );

/** Texts of the fields that the server refused. */
export type RefusedMemberFields = { nameLatin?: string; accessUntil?: string };

interface MemberFormProps {
  member: MemberDetail;
  submitting: boolean;
  /** Whether the viewer can grant and remove administrative roles. */
  assignRoles: boolean;
  /** Unsaved edits. Read only when the form mounts. */
  draft?: MemberDraft | null;
  refused?: RefusedMemberFields;
  onSave(event: MemberSave): void;
  /** Null when no unsaved edits are left. */
  onDraft?(event: { draft: MemberDraft | null }): void;
}

const administrativeRoles = ['ORGANIZATION_ADMIN', ...delegatedRoles] as const;
const officeRoles = ['USER', 'GUEST'] as const;

const isListed = (value: string): value is MemberRole | DelegatedRole =>
  [...memberRoles, ...delegatedRoles].some((one) => one === value);

/** Returns the changed roles for a value of the role field. */
function rolesOf(
  value: string,
  { role: before, adminRole }: MemberDetail,
): Pick<MemberSave, 'role' | 'adminRole'> {
  const delegated = delegatedRoles.find((one) => one === value);
  const role = delegated ? 'USER' : memberRoles.find((one) => one === value);
  return {
    ...(role && role !== before && { role }),
    ...(delegated ? { adminRole: delegated } : role === before && adminRole && { adminRole: null }),
  };
}

/** Merges stored changes of another administrator. If both changed a field, shows both values. */
export function MemberForm(props: MemberFormProps) {
  const { member, submitting, assignRoles, draft: kept, refused, onSave, onDraft } = props;
  const { t } = useTranslation(['admin-members', 'common']);
  const theirs = editOf(member);
  const present = { version: member.version, before: theirs };
  const [base, setBase] = useState(() =>
    kept ? { ...kept, before: { ...theirs, ...kept.before } } : present,
  );
  // A draft of an earlier version lacks later fields.
  const [draft, setDraft] = useState(() => ({ ...theirs, ...kept?.edit }));
  const [typed, setTyped] = useState(false);
  const { merged, clashing } = mergeEdits(base.before, draft, theirs);
  const clashes = member.version !== base.version && clashing.length > 0;
  if (member.version !== base.version && !clashes) {
    setBase(present);
    setDraft(merged);
  }
  const type = (edit: MemberEdit, over = base) => {
    setDraft(edit);
    setTyped(true);
    const isNew = editedFields.some((field) => edit[field] !== theirs[field]);
    onDraft?.({ draft: isNew ? { version: over.version, before: over.before, edit } : null });
  };
  const form = useControlledForm<MemberEdit>({
    schema,
    values: draft,
    refused,
    onType: ({ values }) => type(values),
  });
  const save = (edit: MemberEdit) => {
    const changed = editedFields.filter(
      (field) =>
        edit[field] !== theirs[field] && (field !== 'accessUntil' || edit.role === 'GUEST'),
    );
    // Shows the trimmed values, as the server stores them.
    type(edit);
    if (changed.length === 0) return;
    const { role, ...values } = Object.fromEntries(changed.map((field) => [field, edit[field]]));
    onSave({
      version: member.version,
      ...values,
      ...(role !== undefined && rolesOf(role, member)),
    });
  };
  const inWords = (field: EditedField, { [field]: value }: MemberEdit) => {
    if (field === 'role' && isListed(value)) return t(`role.${value}`);
    return field === 'accessUntil' && isIsoDate(value) ? formatDate(value, 'UTC') : value;
  };

  if (clashes) {
    return (
      <EditConflictNotice
        submitting={submitting}
        fields={clashing.map((field) => ({
          id: field,
          label: t(`column.${field}`),
          mine: inWords(field, draft),
          theirs: inWords(field, theirs),
        }))}
        onKeepMine={() => {
          setBase(present);
          type(merged, present);
          save(merged);
        }}
        onTakeTheirs={() => {
          setBase(present);
          const taken = Object.fromEntries(clashing.map((field) => [field, theirs[field]]));
          type({ ...merged, ...taken }, present);
        }}
      />
    );
  }
  const dirty = editedFields.some((field) => draft[field] !== theirs[field]);
  const hasAdminRole = member.adminRole !== null || member.role === 'ORGANIZATION_ADMIN';
  const fixedRole = member.own || member.lastAdministrator || (hasAdminRole && !assignRoles);
  const roleHint = member.own
    ? t('drawer.self')
    : member.lastAdministrator
      ? t('drawer.lastAdministrator')
      : isListed(draft.role)
        ? t(`roleHint.${draft.role}`)
        : undefined;
  const nameLatinHint = !member.nameLatinEditable
    ? t('drawer.nameLatinFixed')
    : member.nameLatin && theirs.nameLatin === ''
      ? t('drawer.nameLatinDerived', { name: member.nameLatin })
      : t('drawer.nameLatinHint');
  const roleOption = (value: string) => ({ value, label: t(`role.${value as AssignedRole}`) });
  const roleOptions = !isListed(draft.role)
    ? [roleOption(draft.role)]
    : [
        {
          label: t('roleGroup.administration'),
          options: administrativeRoles.map(roleOption),
        },
        { label: t('roleGroup.office'), options: officeRoles.map(roleOption) },
      ].slice(assignRoles || hasAdminRole ? 0 : 1);
  return (
    <Form submitting={submitting} onSubmit={form.handleSubmit(save)}>
      <Stack gap={4}>
        <FormSelect
          control={form.control}
          name="role"
          label={t('column.role')}
          hint={roleHint}
          disabled={fixedRole}
          options={roleOptions}
        />
        {draft.role === 'GUEST' && (
          <FormTypedField
            control={form.control}
            name="accessUntil"
            label={t('column.accessUntil')}
            hint={t('drawer.accessUntilHint')}
            mark="optional"
          >
            {(input) => <DateField {...input} min={isoDate(new Date())} />}
          </FormTypedField>
        )}
        <FormTextField
          control={form.control}
          name="department"
          label={t('column.department')}
          mark="optional"
          autoComplete="off"
        />
        <FormTextField
          control={form.control}
          name="jobTitle"
          label={t('column.jobTitle')}
          mark="optional"
          autoComplete="off"
        />
        <FormTextField
          control={form.control}
          name="nameLatin"
          label={t('column.nameLatin')}
          hint={nameLatinHint}
          mark="optional"
          readOnly={!member.nameLatinEditable}
          autoComplete="off"
        />
        <Stack direction="row" gap={2} wrap>
          {/* Stays enabled after the first edit. Disabling it when the stored values change would move the focus. */}
          <Button type="submit" variant="primary" loading={submitting} disabled={!dirty && !typed}>
            {t('drawer.save')}
          </Button>
          {dirty && (
            <Button
              variant="ghost"
              disabled={submitting}
              onPress={() => {
                type(theirs);
                // The button unmounts, so move the focus.
                form.setFocus('department');
              }}
            >
              {t('drawer.discard')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Form>
  );
}
