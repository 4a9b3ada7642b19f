import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Menu } from '../../../../primitives/Menu/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from '../OutgoingWebhooks/OutgoingWebhooks.css.ts';
import type { EmbedItem } from './embed.ts';

interface EmbedCardProps {
  embed: EmbedItem;
  saving: boolean;
  onShowCode(): void;
  onEdit(): void;
  onEnabledChange(event: { enabled: boolean }): void;
  onRenewKey(): void;
  onDelete(): void;
}

export function EmbedCard({ embed, saving, ...on }: EmbedCardProps) {
  const { t } = useTranslation('admin-organization');
  const readOnly = useReadOnly();
  const { name, origins, people, voiceRoom, meetingRoomIds, enabled, lastUsedAt } = embed;
  const parts = [
    ...(people === 'NONE' ? [] : [t(`embeds.shownPeople.${people}`)]),
    ...(voiceRoom ? [t('embeds.shownTalk', { room: voiceRoom.name })] : []),
    ...(meetingRoomIds.length > 0
      ? [t('embeds.shownMeetingRooms', { count: meetingRoomIds.length })]
      : []),
  ];
  const facts = [
    t('embeds.originList', { origins: origins.join(t('embeds.separator')) }),
    ...(parts.length > 0 ? [t('embeds.shown', { parts: parts.join(t('embeds.separator')) })] : []),
    t('embeds.createdBy', {
      name: embed.createdByName ?? t('embeds.formerMember'),
      time: formatDateTime(embed.createdAt),
    }),
    lastUsedAt ? t('embeds.lastUsed', { time: formatDateTime(lastUsedAt) }) : t('embeds.neverUsed'),
  ];
  return (
    <Card as="li">
      <div className={styles.card}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} size="sm">
              {name}
            </Heading>
          </div>
          <StatusLabel tone={enabled ? 'success' : 'neutral'}>
            {t(enabled ? 'embeds.status.enabled' : 'embeds.status.disabled')}
          </StatusLabel>
        </div>
        <div className={styles.words}>
          {facts.map((fact) => (
            <Text key={fact} as="p" size="sm" tone="muted">
              {fact}
            </Text>
          ))}
        </div>
        {!readOnly && (
          <div className={styles.buttons}>
            <Button size="sm" ariaLabel={t('embeds.codeNamed', { name })} onPress={on.onShowCode}>
              {t('embeds.code')}
            </Button>
            <Button
              size="sm"
              ariaLabel={t('embeds.editNamed', { name })}
              disabled={saving}
              onPress={on.onEdit}
            >
              {t('embeds.edit')}
            </Button>
            <Menu
              label={t('embeds.moreNamed', { name })}
              align="end"
              trigger={
                <IconButton
                  size="sm"
                  icon={icons.more}
                  label={t('embeds.moreNamed', { name })}
                  disabled={saving}
                />
              }
              items={[
                {
                  id: 'enabled',
                  label: t(enabled ? 'embeds.disable' : 'embeds.enable'),
                  onSelect: () => on.onEnabledChange({ enabled: !enabled }),
                },
                { id: 'renew', label: t('embeds.renew'), onSelect: on.onRenewKey },
                { id: 'delete', label: t('embeds.delete'), danger: true, onSelect: on.onDelete },
              ]}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
