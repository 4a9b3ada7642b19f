import { maxEmbeds } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from '../../rooms/AdminVoiceRooms/AdminVoiceRooms.css.ts';
import { IntegrationList } from '../integrations/IntegrationList.tsx';
import type { EmbedEditing, EmbedItem, EmbedValues } from './embed.ts';
import { EmbedCard } from './EmbedCard.tsx';
import { EmbedCodeDialog } from './EmbedCodeDialog.tsx';
import { EmbedForm } from './EmbedForm.tsx';

export type * from './embed.ts';

export type EmbedsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      embeds: readonly EmbedItem[];
      /** A change is being saved. */
      saving?: boolean;
    };

export interface EmbedsProps {
  state: EmbedsState;
  /** Null while the dialogs are closed. */
  editing: EmbedEditing | null;
  onCreate(): void;
  onEdit(event: { id: string }): void;
  onShowCode(event: { id: string }): void;
  onSubmit(event: { values: EmbedValues }): void;
  onCloseEditing(): void;
  onCopy(event: { text: string }): void;
  onEnabledChange(event: { id: string; enabled: boolean }): void;
  /** Called after confirmation. */
  onRenewKey(event: { id: string }): void;
  /** Called after confirmation. */
  onDelete(event: { id: string }): void;
  onRetry(): void;
}

type Question = { kind: 'delete' | 'renew'; embed: EmbedItem };

/** Lists the widgets of the organisation for other sites, and changes them. */
export function Embeds({ state, editing, ...on }: EmbedsProps) {
  const { t } = useTranslation('admin-organization');
  const [question, setQuestion] = useState<Question | null>(null);
  const asked = useLastValue(question);
  const { embeds = [], saving = false } = state.status === 'ready' ? state : {};
  return (
    <div className={styles.root} data-component="Embeds" data-status={state.status}>
      <IntegrationList
        title={t('embeds.title')}
        description={t('embeds.description')}
        status={state.status}
        loadingLabel={t('embeds.loading')}
        empty={{
          icon: icons.widget,
          title: t('embeds.empty'),
          description: t('embeds.emptyHint'),
        }}
        createLabel={t('embeds.create')}
        isFull={embeds.length >= maxEmbeds}
        items={embeds.map((embed) => (
          <EmbedCard
            key={embed.id}
            embed={embed}
            saving={saving}
            onShowCode={() => on.onShowCode({ id: embed.id })}
            onEdit={() => on.onEdit({ id: embed.id })}
            onEnabledChange={({ enabled }) => on.onEnabledChange({ id: embed.id, enabled })}
            onRenewKey={() => setQuestion({ kind: 'renew', embed })}
            onDelete={() => setQuestion({ kind: 'delete', embed })}
          />
        ))}
        onCreate={on.onCreate}
        onRetry={on.onRetry}
      />
      {editing?.status === 'form' && (
        <EmbedForm editing={editing} onSubmit={on.onSubmit} onClose={on.onCloseEditing} />
      )}
      <EmbedCodeDialog
        embed={editing?.status === 'code' ? editing : null}
        onCopy={on.onCopy}
        onClose={on.onCloseEditing}
      />
      {asked && (
        <AlertDialog
          open={question !== null}
          danger
          title={t(`embeds.${asked.kind}Title`, { name: asked.embed.name })}
          description={t(`embeds.${asked.kind}Hint`)}
          confirmLabel={t(`embeds.${asked.kind}`)}
          cancelLabel={t('embeds.cancel')}
          onConfirm={() => {
            setQuestion(null);
            const { kind, embed } = asked;
            if (kind === 'delete') on.onDelete({ id: embed.id });
            else on.onRenewKey({ id: embed.id });
          }}
          onCancel={() => setQuestion(null)}
        />
      )}
    </div>
  );
}
