import { maxOutgoingWebhooks } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from '../../rooms/AdminVoiceRooms/AdminVoiceRooms.css.ts';
import { IntegrationList } from '../integrations/IntegrationList.tsx';
import {
  DeliveriesDrawer,
  type OutgoingWebhookDeliveriesProps,
  type OutgoingWebhookDeliveriesState,
} from './DeliveriesDrawer.tsx';
import type {
  OutgoingWebhookEditing,
  OutgoingWebhookItem,
  OutgoingWebhookTest,
  OutgoingWebhookValues,
} from './outgoingWebhook.ts';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDialogs } from './WebhookDialogs.tsx';

export type { OutgoingWebhookDeliveriesProps, OutgoingWebhookDeliveriesState };
export type * from './outgoingWebhook.ts';

export type OutgoingWebhooksState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      webhooks: readonly OutgoingWebhookItem[];
      /** Results of tests by webhook. */
      tests?: Readonly<Record<string, OutgoingWebhookTest>>;
      /** A change is being saved. */
      saving?: boolean;
    };

export interface OutgoingWebhooksProps {
  state: OutgoingWebhooksState;
  /** Null while the dialogs are closed. */
  editing: OutgoingWebhookEditing | null;
  /** Null while the list of deliveries is closed. */
  deliveries: OutgoingWebhookDeliveriesProps | null;
  onCreate(): void;
  onEdit(event: { id: string }): void;
  onSubmit(event: { values: OutgoingWebhookValues }): void;
  onCloseEditing(): void;
  onCopy(event: { text: string }): void;
  onEnabledChange(event: { id: string; enabled: boolean }): void;
  onTest(event: { id: string }): void;
  onShowDeliveries(event: { id: string }): void;
  /** Called after confirmation. */
  onRenewSecret(event: { id: string }): void;
  /** Called after confirmation. */
  onDelete(event: { id: string }): void;
  onRetry(): void;
}

type Question = { kind: 'delete' | 'renew'; webhook: OutgoingWebhookItem };

/** Lists the outgoing webhooks of the organisation, and changes and tests them. */
export function OutgoingWebhooks({ state, editing, deliveries, ...on }: OutgoingWebhooksProps) {
  const { t } = useTranslation('admin-organization');
  const [question, setQuestion] = useState<Question | null>(null);
  const { webhooks = [], tests = {}, saving = false } = state.status === 'ready' ? state : {};
  return (
    <div className={styles.root} data-component="OutgoingWebhooks" data-status={state.status}>
      <IntegrationList
        title={t('outgoingWebhooks.title')}
        description={t('outgoingWebhooks.description')}
        status={state.status}
        loadingLabel={t('outgoingWebhooks.loading')}
        empty={{
          icon: icons.link,
          title: t('outgoingWebhooks.empty'),
          description: t('outgoingWebhooks.emptyHint'),
        }}
        createLabel={t('outgoingWebhooks.create')}
        isFull={webhooks.length >= maxOutgoingWebhooks}
        items={webhooks.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            test={tests[webhook.id]}
            saving={saving}
            onEdit={() => on.onEdit({ id: webhook.id })}
            onEnabledChange={({ enabled }) => on.onEnabledChange({ id: webhook.id, enabled })}
            onTest={() => on.onTest({ id: webhook.id })}
            onShowDeliveries={() => on.onShowDeliveries({ id: webhook.id })}
            onRenewSecret={() => setQuestion({ kind: 'renew', webhook })}
            onDelete={() => setQuestion({ kind: 'delete', webhook })}
          />
        ))}
        onCreate={on.onCreate}
        onRetry={on.onRetry}
      />
      <WebhookDialogs
        editing={editing}
        onSubmit={on.onSubmit}
        onClose={on.onCloseEditing}
        onCopy={on.onCopy}
      />
      <DeliveriesDrawer deliveries={deliveries} />
      <Confirmation
        question={question}
        onCancel={() => setQuestion(null)}
        onConfirm={({ kind, webhook: { id } }) => {
          setQuestion(null);
          if (kind === 'delete') on.onDelete({ id });
          else on.onRenewSecret({ id });
        }}
      />
    </div>
  );
}

interface ConfirmationProps {
  question: Question | null;
  onCancel(): void;
  onConfirm(question: Question): void;
}

function Confirmation({ question, onCancel, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation('admin-organization');
  const shown = useLastValue(question);
  if (!shown) return null;
  return (
    <AlertDialog
      open={question !== null}
      danger
      title={t(`outgoingWebhooks.${shown.kind}Title`, { name: shown.webhook.name })}
      description={t(`outgoingWebhooks.${shown.kind}Hint`)}
      confirmLabel={t(`outgoingWebhooks.${shown.kind}`)}
      cancelLabel={t('outgoingWebhooks.cancel')}
      onConfirm={() => onConfirm(shown)}
      onCancel={onCancel}
    />
  );
}
