import {
  formatDateTime,
  outgoingWebhookDeliveryStatuses,
  type OutgoingWebhookDeliveryStatus,
} from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { Pagination } from '../../../../patterns/Pagination/index.ts';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as cardStyles from '../integrations/IntegrationCard.css.ts';
import * as styles from './OutgoingWebhooks.css.ts';
import type { OutgoingWebhookDelivery } from './outgoingWebhook.ts';
import { useProblemText } from '../signing/useProblemText.ts';

export type OutgoingWebhookDeliveriesState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      deliveries: readonly OutgoingWebhookDelivery[];
      page: number;
      pages: number;
    };

export interface OutgoingWebhookDeliveriesProps {
  /** Name of the webhook. */
  name: string;
  state: OutgoingWebhookDeliveriesState;
  filter: OutgoingWebhookDeliveryStatus | 'ALL';
  /** A delivery is being sent again. */
  sending?: boolean;
  onFilterChange(event: { filter: OutgoingWebhookDeliveryStatus | 'ALL' }): void;
  onPageChange(event: { page: number }): void;
  onSendAgain(event: { id: string }): void;
  onRefresh(): void;
  onRetry(): void;
  onClose(): void;
}

const tones = { WAITING: 'warning', SENT: 'success', FAILED: 'danger' } as const;
const filters = ['ALL', ...outgoingWebhookDeliveryStatuses] as const;

interface DeliveriesDrawerProps {
  deliveries: OutgoingWebhookDeliveriesProps | null;
}

export function DeliveriesDrawer({ deliveries }: DeliveriesDrawerProps) {
  const { t } = useTranslation('admin-organization');
  const shown = useLastValue(deliveries);
  if (!shown) return null;
  const { name, state, filter, sending = false } = shown;
  return (
    <Drawer
      open={deliveries !== null}
      size="lg"
      title={t('outgoingWebhooks.deliveriesTitle', { name })}
      description={t('outgoingWebhooks.deliveriesHint')}
      closeLabel={t('outgoingWebhooks.close')}
      actions={
        <Button icon={icons.refresh} onPress={shown.onRefresh}>
          {t('outgoingWebhooks.refresh')}
        </Button>
      }
      onClose={shown.onClose}
    >
      <div className={styles.deliveries}>
        <SegmentedControl
          size="sm"
          ariaLabel={t('outgoingWebhooks.filter')}
          value={filter}
          options={filters.map((value) => ({
            value,
            label: t(`outgoingWebhooks.deliveryStatus.${value}`),
          }))}
          onChange={({ value }) => shown.onFilterChange({ filter: value })}
        />
        {state.status === 'loading' && (
          <LoadingState rows={4} label={t('outgoingWebhooks.deliveriesLoading')} />
        )}
        {state.status === 'error' && <ErrorState onRetry={shown.onRetry} />}
        {state.status === 'ready' && state.deliveries.length === 0 && (
          <EmptyState icon={icons.history} title={t('outgoingWebhooks.deliveriesEmpty')} />
        )}
        {state.status === 'ready' && state.deliveries.length > 0 && (
          <>
            <ul className={cardStyles.list}>
              {state.deliveries.map((delivery) => (
                <Delivery
                  key={delivery.id}
                  delivery={delivery}
                  sending={sending}
                  onSendAgain={() => shown.onSendAgain({ id: delivery.id })}
                />
              ))}
            </ul>
            {state.pages > 1 && (
              <Pagination
                page={state.page}
                pages={state.pages}
                label={t('outgoingWebhooks.deliveryPages')}
                onPageChange={shown.onPageChange}
              />
            )}
          </>
        )}
      </div>
    </Drawer>
  );
}

interface DeliveryProps {
  delivery: OutgoingWebhookDelivery;
  sending: boolean;
  onSendAgain(): void;
}

function Delivery({ delivery, sending, onSendAgain }: DeliveryProps) {
  const { t } = useTranslation('admin-organization');
  const readOnly = useReadOnly();
  const problemText = useProblemText();
  const { event, createdAt, status, attempts, nextAttemptAt, problem } = delivery;
  const label = t(`outgoingWebhooks.event.${event}`);
  const time = formatDateTime(createdAt);
  return (
    <Card as="li">
      <div className={cardStyles.card}>
        <div className={cardStyles.head}>
          <div className={cardStyles.words}>
            <Text as="p" weight="medium">
              {label}
            </Text>
            <Text as="p" size="sm" tone="muted" tabular>
              {time}
            </Text>
            <Text as="p" size="sm" tone="muted">
              {t('outgoingWebhooks.attempts', { count: attempts })}
            </Text>
            {problem && (
              <Text as="p" size="sm" tone={status === 'FAILED' ? 'danger' : 'default'}>
                {problemText(problem)}
              </Text>
            )}
            {nextAttemptAt && attempts > 0 && (
              <Text as="p" size="sm" tone="muted">
                {t('outgoingWebhooks.nextAttempt', { time: formatDateTime(nextAttemptAt) })}
              </Text>
            )}
          </div>
          <StatusLabel tone={tones[status]}>
            {t(`outgoingWebhooks.deliveryStatus.${status}`)}
          </StatusLabel>
        </div>
        {!readOnly && (
          <div className={cardStyles.buttons}>
            <Button
              size="sm"
              ariaLabel={t('outgoingWebhooks.sendAgainNamed', { event: label, time })}
              disabled={sending}
              onPress={onSendAgain}
            >
              {t('outgoingWebhooks.sendAgain')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
