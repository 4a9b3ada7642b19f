import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { IntegrationButtons } from '../integrations/IntegrationButtons.tsx';
import { IntegrationCard } from '../integrations/IntegrationCard.tsx';
import { useProblemText } from '../signing/useProblemText.ts';
import type { SlashCommandItem } from './slashCommand.ts';

interface SlashCommandCardProps {
  command: SlashCommandItem;
  saving: boolean;
  onEdit(): void;
  onEnabledChange(event: { enabled: boolean }): void;
  onRenewSecret(): void;
  onDelete(): void;
}

const tones = { enabled: 'success', failing: 'danger', disabled: 'neutral' } as const;

export function SlashCommandCard({ command, saving, ...on }: SlashCommandCardProps) {
  const { t } = useTranslation('admin-organization');
  const problemText = useProblemText();
  const { usageHint, enabled, problem, lastRunAt } = command;
  const name = `/${command.name}`;
  const status = !enabled ? 'disabled' : problem ? 'failing' : 'enabled';
  const facts = [
    command.url,
    t('slashCommands.createdBy', {
      name: command.createdByName ?? t('slashCommands.formerMember'),
      time: formatDateTime(command.createdAt),
    }),
    lastRunAt
      ? t('slashCommands.lastRun', { time: formatDateTime(lastRunAt) })
      : t('slashCommands.neverRun'),
  ];
  return (
    <IntegrationCard
      title={[name, usageHint].filter(Boolean).join(' ')}
      description={command.description}
      status={{ tone: tones[status], label: t(`slashCommands.status.${status}`) }}
      facts={facts}
      buttons={
        <IntegrationButtons
          editLabel={t('slashCommands.edit')}
          editName={t('slashCommands.editNamed', { name })}
          moreName={t('slashCommands.moreNamed', { name })}
          saving={saving}
          menu={[
            {
              id: 'enabled',
              label: t(enabled ? 'slashCommands.disable' : 'slashCommands.enable'),
              onSelect: () => on.onEnabledChange({ enabled: !enabled }),
            },
            { id: 'renew', label: t('slashCommands.renew'), onSelect: on.onRenewSecret },
            {
              id: 'delete',
              label: t('slashCommands.delete'),
              danger: true,
              onSelect: on.onDelete,
            },
          ]}
          onEdit={on.onEdit}
        />
      }
    >
      {problem && (
        <Callout tone={enabled ? 'danger' : 'warning'} title={t('slashCommands.lastRunFailed')}>
          {problemText(problem)}
        </Callout>
      )}
    </IntegrationCard>
  );
}
