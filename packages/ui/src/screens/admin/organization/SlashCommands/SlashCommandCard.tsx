import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
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
import * as styles from '../OutgoingWebhooks/OutgoingWebhooks.css.ts';
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
  const readOnly = useReadOnly();
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
    <Card as="li">
      <div className={styles.card}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} size="sm">
              {[name, usageHint].filter(Boolean).join(' ')}
            </Heading>
            <Text as="p" size="sm">
              {command.description}
            </Text>
          </div>
          <StatusLabel tone={tones[status]}>{t(`slashCommands.status.${status}`)}</StatusLabel>
        </div>
        <div className={styles.words}>
          {facts.map((fact) => (
            <Text key={fact} as="p" size="sm" tone="muted">
              {fact}
            </Text>
          ))}
        </div>
        {problem && (
          <Callout tone={enabled ? 'danger' : 'warning'} title={t('slashCommands.lastRunFailed')}>
            {problemText(problem)}
          </Callout>
        )}
        {!readOnly && (
          <div className={styles.buttons}>
            <Button
              size="sm"
              ariaLabel={t('slashCommands.editNamed', { name })}
              disabled={saving}
              onPress={on.onEdit}
            >
              {t('slashCommands.edit')}
            </Button>
            <Menu
              label={t('slashCommands.moreNamed', { name })}
              align="end"
              trigger={
                <IconButton
                  size="sm"
                  icon={icons.more}
                  label={t('slashCommands.moreNamed', { name })}
                  disabled={saving}
                />
              }
              items={[
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
            />
          </div>
        )}
      </div>
    </Card>
  );
}
