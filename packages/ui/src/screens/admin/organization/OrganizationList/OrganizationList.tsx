import { formatDate, languages, maxLoginUserLimit, type Language } from '@office/vocabulary';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { email, optionalEmail, requiredText } from '../../../../patterns/fieldRules.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { SettingsPart } from '../OrganizationSettings/settingsValues.ts';
import * as styles from './OrganizationList.css.ts';

export interface OrganizationItemRow {
  id: string;
  name: string;
  email: string | null;
  blocked: boolean;
  memberCount: number;
  contractCount: number;
  createdAt: string;
}

export const organizationFilters = ['all', 'active', 'blocked'] as const;
export type OrganizationFilter = (typeof organizationFilters)[number];

export interface NewOrganizationValues {
  name: string;
  email: string;
  contractJa: string;
  contractEn: string;
  limit: string;
  administratorEmail: string;
  language: Language;
}

export interface OrganizationListProps {
  state: DataTableState<OrganizationItemRow>;
  breadcrumbs?: readonly Breadcrumb[];
  keyword: string;
  filter: OrganizationFilter;
  sort: DataTableSort;
  /** The form for a new organisation. Null while it is closed. */
  creation: SettingsPart<NewOrganizationValues> | null;
  onSearch(event: { keyword: string }): void;
  onFilterChange(event: { filter: OrganizationFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onPageChange(event: { page: number }): void;
  onCreate(): void;
  onCreationChange(event: { values: NewOrganizationValues }): void;
  onCreationSave(event: { values: NewOrganizationValues }): void;
  onCreationClose(): void;
  onBlock(event: { id: string; blocked: boolean }): void;
  onRetry(): void;
}

export function OrganizationList(props: OrganizationListProps) {
  const { t } = useTranslation('admin-organization');
  const { state, keyword, filter, sort, creation, onBlock } = props;
  const [confirming, setConfirming] = useState<OrganizationItemRow | null>(null);
  const columns = useMemo(
    (): DataTableColumn<OrganizationItemRow>[] => [
      { id: 'name', title: t('list.name'), sortable: true, cell: ({ name }) => name },
      { id: 'email', title: t('list.email'), cell: ({ email }) => email ?? '--' },
      {
        id: 'memberCount',
        title: t('list.members'),
        align: 'end',
        width: 28,
        sortable: true,
        cell: ({ memberCount }) => memberCount,
      },
      {
        id: 'contracts',
        title: t('list.contracts'),
        align: 'end',
        width: 28,
        cell: ({ contractCount }) => contractCount,
      },
      {
        id: 'createdAt',
        title: t('list.createdAt'),
        width: 32,
        sortable: true,
        cell: ({ createdAt }) => formatDate(createdAt),
      },
      {
        id: 'state',
        title: t('list.state'),
        width: 32,
        cell: ({ blocked }) => (
          <StatusLabel tone={blocked ? 'danger' : 'success'}>
            {t(blocked ? 'list.blocked' : 'list.active')}
          </StatusLabel>
        ),
      },
    ],
    [t],
  );
  const rowActions = useMemo(
    () => (row: OrganizationItemRow) => [
      {
        id: 'block',
        label: t(row.blocked ? 'list.unblock' : 'list.block'),
        danger: !row.blocked,
        onSelect: () =>
          row.blocked ? onBlock({ id: row.id, blocked: false }) : setConfirming(row),
      },
    ],
    [t, onBlock],
  );
  const create = (
    <Button variant="primary" icon={icons.plus} onPress={props.onCreate}>
      {t('list.create')}
    </Button>
  );
  return (
    <div className={styles.root} data-component="OrganizationList" data-status={state.status}>
      <PageHeader
        title={t('list.title')}
        description={t('list.description')}
        {...(props.breadcrumbs && { breadcrumbs: props.breadcrumbs })}
        actions={create}
      />
      <FilterBar
        compact
        keyword={keyword}
        searchLabel={t('list.search')}
        count={state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined}
        onSearch={props.onSearch}
      >
        <SegmentedControl
          ariaLabel={t('list.filter')}
          options={[
            { value: 'all', label: t('list.filterAll') },
            { value: 'active', label: t('list.filterActive') },
            { value: 'blocked', label: t('list.filterBlocked') },
          ]}
          value={filter}
          onChange={({ value }) => props.onFilterChange({ filter: value })}
        />
      </FilterBar>
      <DataTable
        label={t('list.label')}
        columns={columns}
        state={state}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={sort}
        rowActions={rowActions}
        empty={
          <EmptyState
            icon={icons.organization}
            title={t('list.none')}
            description={t('list.noneHint')}
          />
        }
        onSortChange={props.onSortChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      {creation && <Creation part={creation} {...props} />}
      <ConfirmDialog
        open={confirming !== null}
        danger
        title={t('list.askBlock', { name: confirming?.name })}
        description={t('list.askBlockHint')}
        confirmLabel={t('list.block')}
        cancelLabel={t('list.cancel')}
        onConfirm={() => {
          if (confirming) onBlock({ id: confirming.id, blocked: true });
          setConfirming(null);
        }}
        onCancel={() => setConfirming(null)}
      />
    </div>
  );
}

type CreationProps = Pick<
  OrganizationListProps,
  'onCreationChange' | 'onCreationSave' | 'onCreationClose'
> & { part: SettingsPart<NewOrganizationValues> };

const texts = ['name', 'email', 'contractJa', 'contractEn', 'limit', 'administratorEmail'] as const;

function Creation({ part, ...on }: CreationProps) {
  const { t } = useTranslation('admin-organization');
  const formId = useId();
  const { values } = part;
  const schema = useMemo(
    () =>
      z.object({
        name: requiredText(),
        email: optionalEmail(),
        contractJa: requiredText(),
        contractEn: requiredText(),
        limit: wholeNumber(t('contracts.limitInvalid'), { min: 1, max: maxLoginUserLimit }),
        administratorEmail: email(),
        language: z.enum(languages),
      }),
    [t],
  );
  const form = useControlledForm<NewOrganizationValues>({
    schema,
    values,
    refused: part.errors,
    onType: on.onCreationChange,
  });
  return (
    <Dialog
      open
      title={t('list.form.title')}
      closeLabel={t('list.close')}
      onClose={on.onCreationClose}
      actions={
        <>
          <Button onPress={on.onCreationClose}>{t('list.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={part.submitting ?? false}>
            {t('list.form.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        submitting={part.submitting ?? false}
        onSubmit={form.handleSubmit((typed) => on.onCreationSave({ values: typed }))}
      >
        {texts.map((field) => (
          <FormTextField
            key={field}
            control={form.control}
            name={field}
            label={t(`list.form.${field}`)}
            mark={field === 'email' ? 'optional' : undefined}
            hint={field === 'administratorEmail' ? t('list.form.administratorHint') : undefined}
            type={field === 'email' || field === 'administratorEmail' ? 'email' : 'text'}
            inputMode={field === 'limit' ? 'numeric' : 'text'}
            autoComplete="off"
          />
        ))}
        <FormField label={t('list.form.language')} group>
          {({ labelledBy }) => (
            <SegmentedControl
              labelledBy={labelledBy}
              options={languages.map((value) => ({
                value,
                label: value === 'ja' ? '日本語' : 'English',
              }))}
              value={values.language}
              onChange={({ value }) => form.setValue('language', value)}
            />
          )}
        </FormField>
        {part.problem && (
          <Callout tone="danger" announce>
            {part.problem}
          </Callout>
        )}
      </Form>
    </Dialog>
  );
}
