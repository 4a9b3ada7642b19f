import { maxSlashCommands } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from '../../rooms/AdminVoiceRooms/AdminVoiceRooms.css.ts';
import { IntegrationList } from '../integrations/IntegrationList.tsx';
import { SigningSecretDialog } from '../signing/SigningSecretDialog.tsx';
import type { SlashCommandEditing, SlashCommandItem, SlashCommandValues } from './slashCommand.ts';
import { SlashCommandCard } from './SlashCommandCard.tsx';
import { SlashCommandForm } from './SlashCommandForm.tsx';

export type * from './slashCommand.ts';

export type SlashCommandsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      commands: readonly SlashCommandItem[];
      /** A change is being saved. */
      saving?: boolean;
    };

export interface SlashCommandsProps {
  state: SlashCommandsState;
  /** Null while the dialogs are closed. */
  editing: SlashCommandEditing | null;
  onCreate(): void;
  onEdit(event: { id: string }): void;
  onSubmit(event: { values: SlashCommandValues }): void;
  onCloseEditing(): void;
  onCopy(event: { text: string }): void;
  onEnabledChange(event: { id: string; enabled: boolean }): void;
  /** Called after confirmation. */
  onRenewSecret(event: { id: string }): void;
  /** Called after confirmation. */
  onDelete(event: { id: string }): void;
  onRetry(): void;
}

type Question = { kind: 'delete' | 'renew'; command: SlashCommandItem };

/** Lists the slash commands of the organisation and changes them. */
export function SlashCommands({ state, editing, ...on }: SlashCommandsProps) {
  const { t } = useTranslation('admin-organization');
  const [question, setQuestion] = useState<Question | null>(null);
  const asked = useLastValue(question);
  const { commands = [], saving = false } = state.status === 'ready' ? state : {};
  return (
    <div className={styles.root} data-component="SlashCommands" data-status={state.status}>
      <IntegrationList
        title={t('slashCommands.title')}
        description={t('slashCommands.description')}
        status={state.status}
        loadingLabel={t('slashCommands.loading')}
        empty={{
          icon: icons.slashCommand,
          title: t('slashCommands.empty'),
          description: t('slashCommands.emptyHint'),
        }}
        createLabel={t('slashCommands.create')}
        isFull={commands.length >= maxSlashCommands}
        items={commands.map((command) => (
          <SlashCommandCard
            key={command.id}
            command={command}
            saving={saving}
            onEdit={() => on.onEdit({ id: command.id })}
            onEnabledChange={({ enabled }) => on.onEnabledChange({ id: command.id, enabled })}
            onRenewSecret={() => setQuestion({ kind: 'renew', command })}
            onDelete={() => setQuestion({ kind: 'delete', command })}
          />
        ))}
        onCreate={on.onCreate}
        onRetry={on.onRetry}
      />
      {editing?.status === 'form' && (
        <SlashCommandForm editing={editing} onSubmit={on.onSubmit} onClose={on.onCloseEditing} />
      )}
      <SigningSecretDialog
        created={editing?.status === 'secret' ? editing : null}
        onCopy={on.onCopy}
        onClose={on.onCloseEditing}
      />
      {asked && (
        <AlertDialog
          open={question !== null}
          danger
          title={t(`slashCommands.${asked.kind}Title`, { name: `/${asked.command.name}` })}
          description={t(`slashCommands.${asked.kind}Hint`)}
          confirmLabel={t(`slashCommands.${asked.kind}`)}
          cancelLabel={t('slashCommands.cancel')}
          onConfirm={() => {
            setQuestion(null);
            const { kind, command } = asked;
            if (kind === 'delete') on.onDelete({ id: command.id });
            else on.onRenewSecret({ id: command.id });
          }}
          onCancel={() => setQuestion(null)}
        />
      )}
    </div>
  );
}
