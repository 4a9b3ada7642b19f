import { formatDateTime } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from '../AdminVoiceRooms/AdminVoiceRooms.css.ts';

export interface AdminWebhookItem {
  id: string;
  name: string;
  roomName: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null if the account was deleted. */
  createdByName: string | null;
  /** ISO 8601. Null if no message was posted. */
  lastUsedAt: string | null;
  /** Whether the creator has left or is blocked. Messages are rejected until the URL is renewed. */
  needsNewUrl: boolean;
}

export type AdminWebhooksState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; webhooks: readonly AdminWebhookItem[] };

export interface AdminWebhooksProps {
  state: AdminWebhooksState;
  /** A webhook is being deleted. */
  deleting?: boolean;
  /** Called after confirmation. */
  onDelete(event: { id: string }): void;
  onRetry(): void;
}

/** Lists the incoming webhooks of all rooms, and deletes them. */
export function AdminWebhooks({ state, deleting = false, onDelete, onRetry }: AdminWebhooksProps) {
  const { t } = useTranslation('admin-rooms');
  const readOnly = useReadOnly();
  const [asked, setAsked] = useState<AdminWebhookItem>();
  const shown = useLastValue(asked ?? null);
  return (
    <div className={styles.root} data-component="AdminWebhooks" data-status={state.status}>
      <PageHeader title={t('webhooks.title')} description={t('webhooks.description')} />
      {state.status === 'loading' && <LoadingState rows={4} label={t('webhooks.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={onRetry} />}
      {state.status === 'empty' && (
        <EmptyState
          icon={icons.link}
          title={t('webhooks.empty')}
          description={t('webhooks.emptyHint')}
        />
      )}
      {state.status === 'ready' && (
        <ul className={styles.list} aria-label={t('webhooks.title')}>
          {state.webhooks.map((webhook) => (
            <Card as="li" key={webhook.id}>
              <div className={styles.room}>
                <div className={styles.words}>
                  <Heading level={2} size="sm">
                    {webhook.name}
                  </Heading>
                  <Text as="p" size="sm" tone="muted">
                    {t('webhooks.room', { name: webhook.roomName })}
                  </Text>
                  <Text as="p" size="sm" tone="muted">
                    {t('webhooks.createdBy', {
                      name: webhook.createdByName ?? t('webhooks.formerMember'),
                      time: formatDateTime(webhook.createdAt),
                    })}
                  </Text>
                  <Text as="p" size="sm" tone="muted">
                    {webhook.lastUsedAt
                      ? t('webhooks.lastUsed', { time: formatDateTime(webhook.lastUsedAt) })
                      : t('webhooks.neverUsed')}
                  </Text>
                  {webhook.needsNewUrl && (
                    <Text as="p" size="sm" tone="danger">
                      {t('webhooks.needsNewUrl')}
                    </Text>
                  )}
                </div>
                {!readOnly && (
                  <div className={styles.buttons}>
                    <Button
                      size="sm"
                      ariaLabel={t('webhooks.deleteNamed', { name: webhook.name })}
                      disabled={deleting}
                      onPress={() => setAsked(webhook)}
                    >
                      {t('webhooks.delete')}
                    </Button>
                  </div>
                )}
              </div>
            </Card>
          ))}
        </ul>
      )}
      <AlertDialog
        open={asked !== undefined}
        danger
        title={t('webhooks.deleteTitle', { name: shown?.name })}
        description={t('webhooks.deleteHint')}
        confirmLabel={t('webhooks.delete')}
        cancelLabel={t('webhooks.cancel')}
        onConfirm={() => {
          if (asked) onDelete({ id: asked.id });
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
