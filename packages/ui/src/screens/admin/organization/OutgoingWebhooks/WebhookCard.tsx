import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Menu } from '../../../../primitives/Menu/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './OutgoingWebhooks.css.ts';
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
  const readOnly = useReadOnly();
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
    <Card as="li">
      <div className={styles.card}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} size="sm">
              {name}
            </Heading>
            <Text as="p" size="sm">
              {url}
            </Text>
          </div>
          <StatusLabel tone={tones[status]}>{t(`outgoingWebhooks.status.${status}`)}</StatusLabel>
        </div>
        <div className={styles.words}>
          {facts.map((fact) => (
            <Text key={fact} as="p" size="sm" tone="muted">
              {fact}
            </Text>
          ))}
        </div>
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
        <div className={styles.buttons}>
          <Button
            size="sm"
            ariaLabel={t('outgoingWebhooks.deliveriesNamed', { name })}
            onPress={on.onShowDeliveries}
          >
            {t('outgoingWebhooks.deliveries')}
          </Button>
          {!readOnly && (
            <>
              <Button
                size="sm"
                ariaLabel={t('outgoingWebhooks.testNamed', { name })}
                loading={test?.status === 'running'}
                onPress={on.onTest}
              >
                {t('outgoingWebhooks.test')}
              </Button>
              <Button
                size="sm"
                ariaLabel={t('outgoingWebhooks.editNamed', { name })}
                disabled={saving}
                onPress={on.onEdit}
              >
                {t('outgoingWebhooks.edit')}
              </Button>
              <Menu
                label={t('outgoingWebhooks.moreNamed', { name })}
                align="end"
                trigger={
                  <IconButton
                    size="sm"
                    icon={icons.more}
                    label={t('outgoingWebhooks.moreNamed', { name })}
                    disabled={saving}
                  />
                }
                items={[
                  {
                    id: 'enabled',
                    label: t(enabled ? 'outgoingWebhooks.disable' : 'outgoingWebhooks.enable'),
                    onSelect: () => on.onEnabledChange({ enabled: !enabled }),
                  },
                  {
                    id: 'renew',
                    label: t('outgoingWebhooks.renew'),
                    onSelect: on.onRenewSecret,
                  },
                  {
                    id: 'delete',
                    label: t('outgoingWebhooks.delete'),
                    danger: true,
                    onSelect: on.onDelete,
                  },
                ]}
              />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
