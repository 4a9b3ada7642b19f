import { formatDateTime } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Pagination } from '../../../../patterns/Pagination/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { Timeline } from '../../../../primitives/Timeline/index.ts';
import * as styles from './FloorHistory.css.ts';

export interface FloorHistoryItem {
  revision: number;
  current: boolean;
  /** ISO 8601. */
  publishedAt: string;
  /** Absent if the operator published, or if the account was deleted. */
  publishedBy?: string;
  /** Metres. */
  width: number;
  depth: number;
  seatCount: number;
  roomCount: number;
  itemCount: number;
}

export type FloorHistoryState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      floorName: string;
      revisions: readonly FloorHistoryItem[];
      page: number;
      pages: number;
      /** Restoring replaces the draft. */
      hasDraft: boolean;
      /** Revision that is being restored as the draft. */
      restoring?: number | undefined;
    };

export interface FloorHistoryProps {
  state: FloorHistoryState;
  breadcrumbs?: readonly Breadcrumb[];
  /** Restores the revision as the draft. */
  onRestore(event: { revision: number }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

export function FloorHistory({ state, breadcrumbs, ...on }: FloorHistoryProps) {
  const { t } = useTranslation('admin-floors');
  const ready = state.status === 'ready' ? state : undefined;
  const readOnly = useReadOnly();
  const [restoring, setRestoring] = useState<number | null>(null);
  const restore = (revision: number) =>
    ready?.hasDraft ? setRestoring(revision) : on.onRestore({ revision });
  return (
    <div className={styles.root} data-component="FloorHistory" data-state={state.status}>
      <PageHeader
        title={ready ? t('history.titleOf', { name: ready.floorName }) : t('history.title')}
        description={t('history.description')}
        {...(breadcrumbs && { breadcrumbs })}
      />
      {state.status === 'loading' && <LoadingState rows={5} label={t('history.loading')} />}
      {state.status === 'error' && (
        <ErrorState title={t('history.loadFailed')} onRetry={on.onRetry} />
      )}
      {ready && (
        <Timeline
          label={t('history.title')}
          items={ready.revisions.map((item) => ({
            id: String(item.revision),
            tone: item.current ? 'accent' : 'neutral',
            title: (
              <>
                <time dateTime={item.publishedAt}>{formatDateTime(item.publishedAt)}</time>
                {item.current && <StatusLabel tone="success">{t('history.current')}</StatusLabel>}
              </>
            ),
            content: (
              <>
                <Text tone="muted">
                  {item.publishedBy
                    ? t('history.by', { name: item.publishedBy })
                    : t('history.byOperator')}
                </Text>
                <Text tone="muted">{t('history.facts', { ...item })}</Text>
              </>
            ),
            action: !item.current && !readOnly && (
              <Button
                icon={icons.undo}
                loading={ready.restoring === item.revision}
                disabled={ready.restoring !== undefined}
                ariaLabel={t('history.restoreNamed', { at: formatDateTime(item.publishedAt) })}
                onPress={() => restore(item.revision)}
              >
                {t('history.restore')}
              </Button>
            ),
          }))}
        />
      )}
      {ready && ready.pages > 1 && (
        <Pagination page={ready.page} pages={ready.pages} onPageChange={on.onPageChange} />
      )}
      <ConfirmDialog
        open={restoring !== null}
        danger
        title={t('history.ask')}
        description={t('history.askHint')}
        confirmLabel={t('history.restore')}
        cancelLabel={t('cancel')}
        onCancel={() => setRestoring(null)}
        onConfirm={() => {
          if (restoring !== null) on.onRestore({ revision: restoring });
          setRestoring(null);
        }}
      />
    </div>
  );
}
