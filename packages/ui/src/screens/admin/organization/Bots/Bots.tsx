import { maxBots } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from '../../rooms/AdminVoiceRooms/AdminVoiceRooms.css.ts';
import { IntegrationList } from '../integrations/IntegrationList.tsx';
import { SecretDialog } from '../signing/SecretDialog.tsx';
import type { BotEditing, BotItem, BotTokenItem, BotTokenValues, BotValues } from './bot.ts';
import { BotCard } from './BotCard.tsx';
import { BotForm } from './BotForm.tsx';
import { BotTokenForm } from './BotTokenForm.tsx';

export type * from './bot.ts';

export type BotsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      bots: readonly BotItem[];
      /** A change is being saved. */
      saving?: boolean;
    };

export interface BotsProps {
  state: BotsState;
  /** Null while the dialogs are closed. */
  editing: BotEditing | null;
  onCreate(): void;
  onEdit(event: { id: string }): void;
  onSubmit(event: { values: BotValues }): void;
  /** Opens the form for a token. */
  onStartToken(event: { id: string }): void;
  onCreateToken(event: { values: BotTokenValues }): void;
  /** Called after confirmation. */
  onRevokeToken(event: { tokenId: string }): void;
  /** Called after confirmation. */
  onDelete(event: { id: string }): void;
  onCloseEditing(): void;
  onCopy(event: { text: string }): void;
  onRetry(): void;
}

type Question = { kind: 'delete'; bot: BotItem } | { kind: 'revoke'; token: BotTokenItem };

/** Lists the bots of the organisation, changes them and creates their access tokens. */
export function Bots({ state, editing, ...on }: BotsProps) {
  const { t } = useTranslation('admin-organization');
  const [question, setQuestion] = useState<Question | null>(null);
  const secret = editing?.status === 'secret' ? editing : null;
  const shownSecret = useLastValue(secret);
  const { bots = [], saving = false } = state.status === 'ready' ? state : {};
  return (
    <div className={styles.root} data-component="Bots" data-status={state.status}>
      <IntegrationList
        title={t('bots.title')}
        description={t('bots.description')}
        status={state.status}
        loadingLabel={t('bots.loading')}
        empty={{
          icon: icons.bot,
          title: t('bots.empty'),
          description: t('bots.emptyHint'),
        }}
        createLabel={t('bots.create')}
        isFull={bots.length >= maxBots}
        items={bots.map((bot) => (
          <BotCard
            key={bot.id}
            bot={bot}
            saving={saving}
            onEdit={() => on.onEdit({ id: bot.id })}
            onCreateToken={() => on.onStartToken({ id: bot.id })}
            onRevokeToken={(token) => setQuestion({ kind: 'revoke', token })}
            onDelete={() => setQuestion({ kind: 'delete', bot })}
          />
        ))}
        onCreate={on.onCreate}
        onRetry={on.onRetry}
      />
      {editing?.status === 'bot' && (
        <BotForm editing={editing} onSubmit={on.onSubmit} onClose={on.onCloseEditing} />
      )}
      {editing?.status === 'token' && (
        <BotTokenForm editing={editing} onSubmit={on.onCreateToken} onClose={on.onCloseEditing} />
      )}
      {shownSecret && (
        <SecretDialog
          open={secret !== null}
          title={t('bots.tokenCreated', { name: shownSecret.name })}
          description={t('bots.tokenCreatedHint')}
          copyLabel={t('bots.copyToken')}
          doneLabel={t('signing.done')}
          secret={shownSecret.secret}
          onCopy={on.onCopy}
          onClose={on.onCloseEditing}
        />
      )}
      <Confirmation
        question={question}
        onCancel={() => setQuestion(null)}
        onConfirm={(confirmed) => {
          setQuestion(null);
          if (confirmed.kind === 'delete') on.onDelete({ id: confirmed.bot.id });
          else on.onRevokeToken({ tokenId: confirmed.token.id });
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
  const { name } = shown.kind === 'delete' ? shown.bot : shown.token;
  return (
    <AlertDialog
      open={question !== null}
      danger
      title={t(`bots.${shown.kind}Title`, { name })}
      description={t(`bots.${shown.kind}Hint`)}
      confirmLabel={t(`bots.${shown.kind}`)}
      cancelLabel={t('bots.cancel')}
      onConfirm={() => onConfirm(shown)}
      onCancel={onCancel}
    />
  );
}
