import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { IntegrationButtons } from '../integrations/IntegrationButtons.tsx';
import { IntegrationCard } from '../integrations/IntegrationCard.tsx';
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
    <IntegrationCard
      title={name}
      status={{
        tone: enabled ? 'success' : 'neutral',
        label: t(enabled ? 'embeds.status.enabled' : 'embeds.status.disabled'),
      }}
      facts={facts}
      buttons={
        <IntegrationButtons
          before={
            <Button size="sm" ariaLabel={t('embeds.codeNamed', { name })} onPress={on.onShowCode}>
              {t('embeds.code')}
            </Button>
          }
          editLabel={t('embeds.edit')}
          editName={t('embeds.editNamed', { name })}
          moreName={t('embeds.moreNamed', { name })}
          saving={saving}
          menu={[
            {
              id: 'enabled',
              label: t(enabled ? 'embeds.disable' : 'embeds.enable'),
              onSelect: () => on.onEnabledChange({ enabled: !enabled }),
            },
            { id: 'renew', label: t('embeds.renew'), onSelect: on.onRenewKey },
            { id: 'delete', label: t('embeds.delete'), danger: true, onSelect: on.onDelete },
          ]}
          onEdit={on.onEdit}
        />
      }
    />
  );
}
