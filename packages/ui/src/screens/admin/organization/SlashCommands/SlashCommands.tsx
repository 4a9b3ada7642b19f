import { maxSlashCommands } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from '../../rooms/AdminVoiceRooms/AdminVoiceRooms.css.ts';
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
  const readOnly = useReadOnly();
  const [question, setQuestion] = useState<Question | null>(null);
  const asked = useLastValue(question);
  const isFull = state.status === 'ready' && state.commands.length >= maxSlashCommands;
  return (
    <div className={styles.root} data-component="SlashCommands" data-status={state.status}>
      <PageHeader
        title={t('slashCommands.title')}
        description={t('slashCommands.description')}
        {...(state.status === 'ready' &&
          !readOnly && {
            actions: (
              <Button variant="primary" icon={icons.add} disabled={isFull} onPress={on.onCreate}>
                {t('slashCommands.create')}
              </Button>
            ),
          })}
      />
      {state.status === 'loading' && <LoadingState rows={4} label={t('slashCommands.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={on.onRetry} />}
      {state.status === 'ready' && state.commands.length === 0 && (
        <EmptyState
          icon={icons.slashCommand}
          title={t('slashCommands.empty')}
          description={t('slashCommands.emptyHint')}
        />
      )}
      {state.status === 'ready' && state.commands.length > 0 && (
        <ul className={styles.list} aria-label={t('slashCommands.title')}>
          {state.commands.map((command) => (
            <SlashCommandCard
              key={command.id}
              command={command}
              saving={state.saving ?? false}
              onEdit={() => on.onEdit({ id: command.id })}
              onEnabledChange={({ enabled }) => on.onEnabledChange({ id: command.id, enabled })}
              onRenewSecret={() => setQuestion({ kind: 'renew', command })}
              onDelete={() => setQuestion({ kind: 'delete', command })}
            />
          ))}
        </ul>
      )}
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
