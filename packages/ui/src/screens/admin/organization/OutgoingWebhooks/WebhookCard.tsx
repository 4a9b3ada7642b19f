import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { IntegrationButtons } from '../integrations/IntegrationButtons.tsx';
import { IntegrationCard } from '../integrations/IntegrationCard.tsx';
import type { OutgoingWebhookItem, OutgoingWebhookTest } from './outgoingWebhook.ts';
import { useProblemText } from '../signing/useProblemText.ts';

interface WebhookCardProps {
  webhook: OutgoingWebhookItem;
  test: OutgoingWebhookTest | undefined;
  saving: boolean;
  onEdit(): void;
  onEnabledChange(event: { enabled: boolean }): void;
  onTest(): void;
  onShowDeliveries(): void;
  onRenewSecret(): void;
  onDelete(): void;
}

const tones = { enabled: 'success', failing: 'danger', disabled: 'neutral' } as const;

export function WebhookCard({ webhook, test, saving, ...on }: WebhookCardProps) {
  const { t } = useTranslation('admin-organization');
  const language = useLanguage();
  const problemText = useProblemText();
  const { name, url, events, rooms, enabled, failure, lastSentAt, waiting } = webhook;
  const status = !enabled ? 'disabled' : failure ? 'failing' : 'enabled';
  const list = new Intl.ListFormat(language === 'ja' ? 'ja' : 'en-GB');
  const facts = [
    t('outgoingWebhooks.eventList', {
      events: list.format(events.map((event) => t(`outgoingWebhooks.event.${event}`))),
    }),
    rooms.length > 0 &&
      t('outgoingWebhooks.roomList', { rooms: list.format(rooms.map((room) => room.name)) }),
    t('outgoingWebhooks.createdBy', {
      name: webhook.createdByName ?? t('outgoingWebhooks.formerMember'),
      time: formatDateTime(webhook.createdAt),
    }),
    lastSentAt
      ? t('outgoingWebhooks.lastSent', { time: formatDateTime(lastSentAt) })
      : t('outgoingWebhooks.neverSent'),
    waiting > 0 &&
      t('outgoingWebhooks.waiting', { count: waiting, number: numberText(waiting, language) }),
  ].filter((fact) => fact !== false);
  return (
    <IntegrationCard
      title={name}
      description={url}
      status={{ tone: tones[status], label: t(`outgoingWebhooks.status.${status}`) }}
      facts={facts}
      buttons={
        <IntegrationButtons
          before={
            <Button
              size="sm"
              ariaLabel={t('outgoingWebhooks.testNamed', { name })}
              loading={test?.status === 'running'}
              onPress={on.onTest}
            >
              {t('outgoingWebhooks.test')}
            </Button>
          }
          editLabel={t('outgoingWebhooks.edit')}
          editName={t('outgoingWebhooks.editNamed', { name })}
          moreName={t('outgoingWebhooks.moreNamed', { name })}
          saving={saving}
          menu={[
            {
              id: 'enabled',
              label: t(enabled ? 'outgoingWebhooks.disable' : 'outgoingWebhooks.enable'),
              onSelect: () => on.onEnabledChange({ enabled: !enabled }),
            },
            { id: 'renew', label: t('outgoingWebhooks.renew'), onSelect: on.onRenewSecret },
            {
              id: 'delete',
              label: t('outgoingWebhooks.delete'),
              danger: true,
              onSelect: on.onDelete,
            },
          ]}
          onEdit={on.onEdit}
        >
          <Button
            size="sm"
            ariaLabel={t('outgoingWebhooks.deliveriesNamed', { name })}
            onPress={on.onShowDeliveries}
          >
            {t('outgoingWebhooks.deliveries')}
          </Button>
        </IntegrationButtons>
      }
    >
      {failure && (
        <Callout
          tone={enabled ? 'danger' : 'warning'}
          title={
            webhook.disabledByFailure
              ? t('outgoingWebhooks.disabledByFailure')
              : t('outgoingWebhooks.failingSince', { time: formatDateTime(failure.since) })
          }
        >
          {problemText(failure)}
        </Callout>
      )}
      {test?.status === 'success' && (
        <Callout tone="success" announce>
          {t('outgoingWebhooks.testSuccess')}
        </Callout>
      )}
      {test?.status === 'error' && (
        <Callout tone="danger" announce title={t('outgoingWebhooks.testFailed')}>
          {problemText(test.problem)}
        </Callout>
      )}
    </IntegrationCard>
  );
}
