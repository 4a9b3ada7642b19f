import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { PersonName } from '../../../../patterns/PersonName.tsx';
import {
  formatDateTime,
  helpQuestionStates,
  maxContentLength,
  type HelpQuestionState,
} from '@office/vocabulary';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import {
  DataTable,
  type DataTableColumn,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Markdown } from '../../../../patterns/Markdown/index.ts';
import { MarkdownField, type MarkdownFiles } from '../../../../patterns/MarkdownField/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import * as styles from '../adminHelp.css.ts';
import type { AdminHelpQuestionItem } from '../help.ts';

export interface HelpAnswerEdit {
  question: AdminHelpQuestionItem;
  answer: string;
  /** Answer that another administrator saved first. */
  theirs?: string | undefined;
  error?: string | undefined;
}

export interface HelpInboxProps {
  state: DataTableState<AdminHelpQuestionItem>;
  filter: { keyword: string; state?: HelpQuestionState | undefined };
  edit: HelpAnswerEdit | null;
  textFiles?: MarkdownFiles;
  submitting?: boolean;
  onFilterChange(event: { filter: HelpInboxProps['filter'] }): void;
  onOpen(event: { question: AdminHelpQuestionItem }): void;
  onType(event: { answer: string }): void;
  onAnswer(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  /** Closes the question, with or without an answer. */
  onCloseQuestion(): void;
  onMakeArticle(): void;
  /** Closes the drawer and keeps the typed answer. */
  onClose(): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

const rowId = ({ id }: AdminHelpQuestionItem) => id;
const rowName = ({ text }: AdminHelpQuestionItem) =>
  text.length > 80 ? `${text.slice(0, 79)}…` : text;
const tones = { OPEN: 'warning', ANSWERED: 'success', CLOSED: 'neutral' } as const;
const all = 'all';

export function HelpInbox(props: HelpInboxProps) {
  const { state, filter, edit, onFilterChange, onOpen } = props;
  const { t } = useTranslation('admin-help');
  const columns = useColumns(onOpen);
  const narrowed = filter.keyword !== '' || filter.state !== undefined;
  return (
    <div className={contentPage.page} data-component="HelpInbox">
      <PageHeader title={t('inbox.title')} description={t('inbox.description')} />
      <FilterBar
        compact
        keyword={filter.keyword}
        searchLabel={t('inbox.search')}
        count={state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined}
        onSearch={({ keyword }) => onFilterChange({ filter: { ...filter, keyword } })}
        onClear={() => onFilterChange({ filter: { keyword: '' } })}
      >
        <Select
          ariaLabel={t('inbox.state')}
          value={filter.state ?? all}
          options={[
            { value: all, label: t('inbox.allStates') },
            ...helpQuestionStates.map((value) => ({ value, label: t(`inbox.states.${value}`) })),
          ]}
          onChange={({ value }) =>
            onFilterChange({
              filter: { ...filter, state: helpQuestionStates.find((each) => each === value) },
            })
          }
        />
      </FilterBar>
      <DataTable
        label={t('inbox.list')}
        columns={columns}
        state={state}
        rowId={rowId}
        rowName={rowName}
        empty={
          <EmptyState
            icon={icons.help}
            title={t(narrowed ? 'inbox.noMatch' : 'inbox.empty')}
            {...(narrowed ? {} : { description: t('inbox.emptyHint') })}
          />
        }
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      {edit && <AnswerDrawer key={edit.question.id} {...props} edit={edit} />}
    </div>
  );
}

function useColumns(
  onOpen: HelpInboxProps['onOpen'],
): readonly DataTableColumn<AdminHelpQuestionItem>[] {
  const { t } = useTranslation('admin-help');
  return useMemo(
    () => [
      {
        id: 'text',
        title: t('inbox.text'),
        width: 80,
        cell: (question: AdminHelpQuestionItem) => (
          <button type="button" className={styles.open} onClick={() => onOpen({ question })}>
            {rowName(question)}
          </button>
        ),
      },
      {
        id: 'state',
        title: t('inbox.state'),
        cell: ({ state }: AdminHelpQuestionItem) => (
          <StatusLabel tone={tones[state]}>{t(`inbox.states.${state}`)}</StatusLabel>
        ),
      },
      {
        id: 'by',
        title: t('inbox.by'),
        cell: ({ askedBy }: AdminHelpQuestionItem) =>
          askedBy ? <PersonName {...askedBy} /> : t('inbox.nobody'),
      },
      {
        id: 'at',
        title: t('inbox.at'),
        cell: ({ createdAt }: AdminHelpQuestionItem) => (
          <Text tabular>{formatDateTime(createdAt)}</Text>
        ),
      },
    ],
    [t, onOpen],
  );
}

function AnswerDrawer(props: HelpInboxProps & { edit: HelpAnswerEdit }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { edit, submitting = false, onType, onAnswer, onClose } = props;
  const { question, answer, error } = edit;
  const { t } = useTranslation('admin-help');
  const formId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const readOnly = useReadOnly();
  const files = props.textFiles?.files;
  const isClosed = question.state === 'CLOSED';
  const isEmpty = answer.trim() === '';
  const over = [...answer].length - maxContentLength;
  const mistake =
    over > 0
      ? t('inbox.tooLong', { count: over })
      : isConfirming && isEmpty
        ? t('inbox.required')
        : undefined;
  return (
    <Drawer
      open
      size="lg"
      title={t('inbox.drawer')}
      closeLabel={t('inbox.close')}
      initialFocus={field}
      onClose={onClose}
      actions={
        <>
          {!isClosed && !readOnly && (
            <Button onPress={() => (isEmpty ? props.onCloseQuestion() : setClosing(true))}>
              {t(question.state === 'OPEN' ? 'inbox.closeQuestion' : 'inbox.closeAnswered')}
            </Button>
          )}
          {question.state === 'ANSWERED' && !readOnly && (
            <Button onPress={props.onMakeArticle}>{t('inbox.makeArticle')}</Button>
          )}
          {!isClosed && !readOnly && (
            <Button type="submit" form={formId} variant="primary" loading={submitting}>
              {t(question.state === 'ANSWERED' ? 'inbox.sendAgain' : 'inbox.send')}
            </Button>
          )}
        </>
      }
    >
      <Form
        id={formId}
        submitting={submitting}
        onSubmit={() => {
          const isRefused = isEmpty || over > 0;
          setConfirming(isRefused);
          if (isRefused) field.current?.focus();
          else onAnswer();
        }}
      >
        {edit.theirs !== undefined && (
          <EditConflictNotice
            fields={[{ id: 'answer', label: t('inbox.answer'), mine: answer, theirs: edit.theirs }]}
            submitting={submitting}
            onKeepMine={props.onKeepMine}
            onTakeTheirs={props.onTakeTheirs}
          />
        )}
        {error && (
          <Callout tone="danger" announce title={t('inbox.failed')}>
            {error}
          </Callout>
        )}
        <div className={styles.question} lang={question.language}>
          <Stack direction="row" gap={2} wrap align="center">
            <Text weight="medium">
              {question.askedBy ? <PersonName {...question.askedBy} /> : t('inbox.nobody')}
            </Text>
            <Text size="xs" tone="muted" tabular>
              {formatDateTime(question.createdAt)}
            </Text>
          </Stack>
          <Text as="p" preserveLines>
            {question.text}
          </Text>
          {question.article && (
            <Text size="xs" tone="muted">
              {t('inbox.article', { title: question.article.title })}
            </Text>
          )}
        </div>
        {question.answer !== null && (
          <div className={styles.question}>
            <Markdown text={question.answer} headingLevel={3} {...(files && { files })} />
            <Text size="xs" tone="muted" tabular>
              {t('inbox.answeredBy', {
                name: question.answeredBy ?? t('inbox.nobody'),
                date: question.answeredAt ? formatDateTime(question.answeredAt) : '',
              })}
            </Text>
          </div>
        )}
        {isClosed ? (
          <Callout>{t('inbox.closed')}</Callout>
        ) : (
          <FormField
            label={t('inbox.answer')}
            hint={t('inbox.language', {
              name: question.askedBy?.name ?? t('inbox.nobody'),
              language: t(`inbox.languages.${question.language}`),
            })}
            error={mistake}
          >
            {({ id, describedBy, invalid, labelledBy }) => (
              <MarkdownField
                {...{ id, invalid, labelledBy }}
                ref={field}
                {...(describedBy ? { describedBy } : {})}
                {...props.textFiles}
                headingLevel={3}
                value={answer}
                onChange={({ value }) => onType({ answer: value })}
              />
            )}
          </FormField>
        )}
      </Form>
      <ConfirmDialog
        open={isClosing}
        danger
        title={t('inbox.closeTyped')}
        description={t('inbox.closeTypedHelp')}
        confirmLabel={t('inbox.closeUnsent')}
        cancelLabel={t('inbox.goOn')}
        onConfirm={() => {
          setClosing(false);
          props.onCloseQuestion();
        }}
        onCancel={() => setClosing(false)}
      />
    </Drawer>
  );
}
