import { languages, type InvitationField, type Role } from '@office/vocabulary';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import type { DataTableSelection } from '../../../../patterns/DataTable/index.ts';
import { FileUpload } from '../../../../patterns/FileUpload/index.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Progress } from '../../../../primitives/Progress/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextArea } from '../../../../primitives/TextArea/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as styles from '../invitations.css.ts';
import { InvitePreview } from './InvitePreview.tsx';
import {
  inviteMethods,
  type InviteCapacity,
  type InviteFileProblem,
  type InviteMembersState,
  type InviteProblem,
  type InviteValues,
} from './InviteMembers.types.ts';

export interface InviteMembersProps {
  state: InviteMembersState;
  values: InviteValues;
  roles: readonly Role[];
  breadcrumbs?: readonly Breadcrumb[];
  problems?: readonly InviteProblem[];
  /** The person is already a member or has a pending invitation. */
  taken?: 'MEMBER' | 'INVITED' | null;
  fileProblem?: InviteFileProblem | null;
  selection: DataTableSelection;
  /** Set if the invitations exceed the member limit, which needs a confirmation. */
  overLimit?: InviteCapacity | null;
  acceptOverLimit: boolean;
  error?: string | null;
  listHref: string;
  onChange(event: { values: InviteValues }): void;
  onSubmit(): void;
  onFile(event: { file: File }): void;
  onTemplate(): void;
  onSelectionChange(event: { selection: DataTableSelection }): void;
  onAcceptOverLimitChange(event: { acceptOverLimit: boolean }): void;
  onInvite(): void;
  /** Returns to the form and keeps its values. */
  onBack(): void;
  onMore(): void;
}

const useNumber = () => {
  const language = useLanguage();
  return (value: number) => numberText(value, language);
};

export function InviteMembers(props: InviteMembersProps) {
  const { state, breadcrumbs, error } = props;
  const { t } = useTranslation('admin-invitations');
  const number = useNumber();
  const root = useRef<HTMLDivElement>(null);
  const { status } = state;
  const shown = useRef(status);
  const isRefused = (props.problems?.length ?? 0) > 0 || Boolean(props.taken);
  useEffect(() => {
    const page = root.current;
    const { activeElement } = document;
    if (shown.current === status && !isRefused) return;
    shown.current = status;
    // The button that led here was removed, so the focus moves to the invalid field or to the page.
    if (activeElement !== document.body && activeElement !== page) return;
    const wrong = page?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? page)?.focus({ preventScroll: !wrong });
  }, [status, isRefused]);
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles.page}
      data-component="InviteMembers"
      data-status={status}
    >
      <PageHeader
        title={t('members.title')}
        description={t('members.description')}
        {...(breadcrumbs ? { breadcrumbs } : {})}
      />
      {error && (
        <Callout tone="danger" announce title={t('members.failed')}>
          {error}
        </Callout>
      )}
      {state.status === 'edit' ? (
        <Edit {...props} />
      ) : state.status === 'checking' ? (
        <Working label={t('members.checking', { rows: number(state.rows) })} />
      ) : state.status === 'sending' ? (
        <Working label={t('members.sending', { count: number(state.people) })} />
      ) : state.status === 'preview' ? (
        <InvitePreview
          {...props}
          rows={state.rows}
          limit={props.overLimit ? <OverLimit {...props} /> : null}
        />
      ) : (
        <Done {...props} {...state} />
      )}
    </div>
  );
}

function Working({ label }: { label: string }) {
  return (
    <Stack gap={3}>
      <Text as="p">{label}</Text>
      <Progress label={label} />
    </Stack>
  );
}

function Edit(props: InviteMembersProps) {
  const { values, onChange, onSubmit, fileProblem } = props;
  const { t } = useTranslation('admin-invitations');
  const set = (change: Partial<InviteValues>) => onChange({ values: { ...values, ...change } });
  return (
    <div className={styles.form}>
      <SegmentedControl
        ariaLabel={t('members.how')}
        fullWidth
        value={values.method}
        options={inviteMethods.map((value) => ({ value, label: t(`members.${value}`) }))}
        onChange={({ value }) => set({ method: value })}
      />
      <Form onSubmit={onSubmit}>
        {values.method === 'ONE' && <Person {...props} set={set} />}
        {values.method === 'PASTE' && (
          <FormField label={t('members.pasted')} hint={t('members.pastedHelp')}>
            {(control) => (
              <TextArea
                {...control}
                rows={8}
                value={values.pasted}
                onChange={({ value }) => set({ pasted: value })}
              />
            )}
          </FormField>
        )}
        {values.method === 'CSV' && (
          <FormField
            label={t('members.file')}
            hint={t('members.fileHelp')}
            error={fileProblem ? fileProblemText(t, fileProblem) : undefined}
          >
            {(control) => (
              <FileUpload
                {...control}
                items={[]}
                accept=".csv,.tsv,.txt,text/csv"
                onChoose={({ files }) => files[0] && props.onFile({ file: files[0] })}
              />
            )}
          </FormField>
        )}
        <RoleAndLanguage {...props} set={set} />
        <OverLimit {...props} />
        <div className={styles.actions}>
          {values.method === 'CSV' ? (
            <Button icon={icons.download} onPress={props.onTemplate}>
              {t('members.template')}
            </Button>
          ) : (
            <Button type="submit" variant="primary">
              {t(values.method === 'ONE' ? 'members.submitOne' : 'members.check')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'admin-invitations'>>['t'];

function fileProblemText(t: Translate, problem: InviteFileProblem): string {
  return t(`members.fileProblem.${problem.kind}`, {
    line: problem.kind === 'QUOTES' ? problem.line : 0,
  });
}

interface SetProps extends InviteMembersProps {
  set(change: Partial<InviteValues>): void;
}

function Person({ values, problems = [], taken = null, set }: SetProps) {
  const { t } = useTranslation('admin-invitations');
  const errorOf = (field: InvitationField) => {
    const found = problems.find((each) => each.field === field);
    return found && t(`members.problem.${found.problem}`, { field: t(`columns.${found.field}`) });
  };
  const takenText =
    taken && t(taken === 'MEMBER' ? 'members.memberAlready' : 'members.invitedAlready');
  return (
    <>
      <FormField
        label={t('members.email')}
        mark="required"
        error={errorOf('email') ?? takenText ?? undefined}
      >
        {(control) => (
          <TextField
            {...control}
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={({ value }) => set({ email: value })}
          />
        )}
      </FormField>
      <FormField label={t('members.name')} hint={t('members.nameHelp')} error={errorOf('name')}>
        {(control) => (
          <TextField
            {...control}
            autoComplete="off"
            value={values.name}
            onChange={({ value }) => set({ name: value })}
          />
        )}
      </FormField>
      <FormField
        label={t('members.nameLatin')}
        hint={t('members.nameLatinHelp')}
        error={errorOf('nameLatin')}
      >
        {(control) => (
          <TextField
            {...control}
            autoComplete="off"
            value={values.nameLatin}
            onChange={({ value }) => set({ nameLatin: value })}
          />
        )}
      </FormField>
      <FormField label={t('members.department')} error={errorOf('department')}>
        {(control) => (
          <TextField
            {...control}
            autoComplete="off"
            value={values.department}
            onChange={({ value }) => set({ department: value })}
          />
        )}
      </FormField>
    </>
  );
}

function RoleAndLanguage({ values, roles, set }: SetProps) {
  const { t } = useTranslation('admin-invitations');
  return (
    <>
      <FormField label={t('members.role')}>
        {(control) => (
          <Select
            {...control}
            value={values.role}
            options={roles.map((value): { value: string; label: string } => ({
              value,
              label: t(`roles.${value}`),
            }))}
            onChange={({ value }) => set({ role: value })}
          />
        )}
      </FormField>
      <FormField label={t('members.language')}>
        {(control) => (
          <Select
            {...control}
            value={values.language}
            options={languages.map((value): { value: string; label: string } => ({
              value,
              label: t(`languages.${value}`),
            }))}
            onChange={({ value }) => set({ language: value })}
          />
        )}
      </FormField>
    </>
  );
}

function OverLimit({
  overLimit = null,
  acceptOverLimit,
  onAcceptOverLimitChange,
}: InviteMembersProps): ReactNode {
  const { t } = useTranslation('admin-invitations');
  if (!overLimit) return null;
  return (
    <Callout tone="warning" announce title={t('members.overLimit')}>
      <Stack gap={3}>
        <Text as="p">{t('members.overLimitHelp', { ...overLimit })}</Text>
        <Checkbox
          label={t('members.acceptOverLimit')}
          checked={acceptOverLimit}
          onChange={({ checked }) => onAcceptOverLimitChange({ acceptOverLimit: checked })}
        />
      </Stack>
    </Callout>
  );
}

function Done({
  invited,
  mails,
  listHref,
  onMore,
}: InviteMembersProps & Extract<InviteMembersState, { status: 'done' }>) {
  const { t } = useTranslation('admin-invitations');
  const { total, sent, failed, delivery } = mails;
  const number = useNumber();
  const progress = t('members.mails', { sent: number(sent), total: number(total) });
  return (
    <div className={styles.form}>
      <Callout
        tone="success"
        announce
        title={t('members.done', { count: invited, number: number(invited) })}
      >
        {delivery === 'OUTBOX' ? t('members.outbox') : progress}
      </Callout>
      {delivery === 'SMTP' && sent < total && (
        <Progress label={progress} value={(sent / Math.max(1, total)) * 100} />
      )}
      {failed > 0 && (
        <Callout tone="warning">
          {t('members.mailsFailed', { count: failed, number: number(failed) })}
        </Callout>
      )}
      <div className={styles.actions}>
        <Button onPress={onMore}>{t('members.more')}</Button>
        <Button variant="primary" href={listHref}>
          {t('members.list')}
        </Button>
      </div>
    </div>
  );
}
