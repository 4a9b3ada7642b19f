import { invitationFields, languages, memberRoles } from '@office/vocabulary';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSelection,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from '../invitations.css.ts';
import type { InviteRow } from './InviteMembers.types.ts';

export interface InvitePreviewProps {
  rows: readonly InviteRow[];
  selection: DataTableSelection;
  /** Warning that the selected rows exceed the sign-in limit. */
  limit: ReactNode;
  onSelectionChange(event: { selection: DataTableSelection }): void;
  onInvite(): void;
  onBack(): void;
}

const pageRows = 25;
const rowId = ({ line }: InviteRow) => String(line);
const rowName = ({ email, line }: InviteRow) => email || String(line);
const tones = {
  NEW: 'success',
  INVITED: 'accent',
  EXPIRED: 'accent',
  MEMBER: 'neutral',
  DUPLICATE: 'warning',
  WRONG: 'danger',
} as const;

export function canInvite({ state }: Pick<InviteRow, 'state'>): boolean {
  return state === 'NEW' || state === 'EXPIRED' || state === 'INVITED';
}

export function selectedRows(
  rows: readonly InviteRow[],
  selection: DataTableSelection,
): readonly InviteRow[] {
  const lines = new Set('ids' in selection ? selection.ids : selection.allExcept);
  const all = 'allExcept' in selection;
  return rows.filter((row) => canInvite(row) && lines.has(String(row.line)) !== all);
}

export function InvitePreview(props: InvitePreviewProps) {
  const { rows, selection, limit, onSelectionChange, onInvite, onBack } = props;
  const { t } = useTranslation('admin-invitations');
  const language = useLanguage();
  const wrong = rows.filter((row) => !canInvite(row)).length;
  const [shown, setShown] = useState<'ALL' | 'WRONG'>(wrong > 0 ? 'WRONG' : 'ALL');
  const [page, setPage] = useState(1);
  const columns = useColumns();
  const rowSelectable = useCallback(
    (row: InviteRow) => canInvite(row) || t(`members.rowState.${row.state}`),
    [t],
  );
  const listed = shown === 'ALL' ? rows : rows.filter(({ state }) => state !== 'NEW');
  const selectedCount = selectedRows(rows, selection).length;
  const counted = (count: number) => ({ count, number: numberText(count, language) });
  const ready = t('members.ready', counted(rows.length - wrong));
  return (
    <Stack gap={4}>
      {wrong > 0 || limit ? (
        <Callout tone="warning" announce title={ready}>
          {wrong > 0 && <Text as="p">{t('members.wrong', counted(wrong))}</Text>}
          {limit && <Text as="p">{t('members.overLimitNotice')}</Text>}
        </Callout>
      ) : (
        <Callout tone="success" announce>
          {ready}
        </Callout>
      )}
      <div className={styles.choice}>
        <SegmentedControl
          ariaLabel={t('members.shown')}
          value={shown}
          options={[
            { value: 'WRONG', label: t('members.onlyWrong') },
            { value: 'ALL', label: t('members.allRows') },
          ]}
          onChange={({ value }) => {
            setShown(value);
            setPage(1);
          }}
        />
      </div>
      <DataTable
        label={t('members.preview')}
        columns={columns}
        state={
          listed.length === 0
            ? { status: 'empty' }
            : {
                status: 'ready',
                rows: listed.slice((page - 1) * pageRows, page * pageRows),
                page,
                limit: pageRows,
                total: listed.length,
              }
        }
        empty={<EmptyState icon={icons.success} title={t('members.rowState.NEW')} />}
        rowId={rowId}
        rowName={rowName}
        {...(shown === 'ALL'
          ? { selection, rowSelectable, selectableTotal: rows.length - wrong }
          : {})}
        onSelectionChange={onSelectionChange}
        onPageChange={(event) => setPage(event.page)}
      />
      {limit}
      <div className={styles.actions}>
        <Button onPress={onBack}>{t('members.back')}</Button>
        <Button variant="primary" disabled={selectedCount === 0} onPress={onInvite}>
          {t('members.submit', counted(selectedCount))}
        </Button>
      </div>
    </Stack>
  );
}

function useColumns(): readonly DataTableColumn<InviteRow>[] {
  const { t } = useTranslation('admin-invitations');
  return useMemo(() => {
    const inWords = (row: InviteRow, field: 'role' | 'department' | 'language') => {
      const role = memberRoles.find((each) => field === 'role' && each === row.role);
      const language = languages.find((each) => field === 'language' && each === row.language);
      return role ? t(`roles.${role}`) : language ? t(`languages.${language}`) : row[field];
    };
    return [
      {
        id: 'email',
        title: t('columns.email'),
        width: 60,
        cell: ({ line, email, name, nameLatin }: InviteRow) => (
          <div className={styles.lines}>
            <Text size="xs" tone="muted" tabular>
              {t('members.line', { line })}
            </Text>
            <Text>{email || '–'}</Text>
            {(name || nameLatin) && (
              <Text size="xs" tone="muted">
                {[name, nameLatin].filter(Boolean).join(' · ')}
              </Text>
            )}
          </div>
        ),
      },
      {
        id: 'state',
        title: t('columns.state'),
        width: 64,
        cell: ({ state, problems }: InviteRow) => (
          <div className={styles.lines}>
            <StatusLabel tone={tones[state]}>{t(`members.rowState.${state}`)}</StatusLabel>
            {problems.map(({ field, problem }) => (
              <Text key={field} size="xs">
                {t(`members.problem.${problem}`, { field: t(`columns.${field}`) })}
              </Text>
            ))}
          </div>
        ),
      },
      ...invitationFields
        .filter((field) => field === 'role' || field === 'department' || field === 'language')
        .map((field) => ({
          id: field,
          title: t(`columns.${field}`),
          cell: (row: InviteRow) => (
            <Text as="div" truncate>
              {inWords(row, field) || '–'}
            </Text>
          ),
        })),
    ];
  }, [t]);
}
