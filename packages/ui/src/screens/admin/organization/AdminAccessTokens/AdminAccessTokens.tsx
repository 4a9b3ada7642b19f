import { formatDate, formatDateTime } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Pagination } from '../../../../patterns/Pagination/index.ts';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Switch } from '../../../../primitives/Switch/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from '../../rooms/AdminVoiceRooms/AdminVoiceRooms.css.ts';

export interface AdminAccessTokenItem {
  id: string;
  name: string;
  userName: string;
  /** For example `chat:write`. */
  scopes: readonly string[];
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. Null if the token was not used. */
  lastUsedAt: string | null;
  expired: boolean;
}

export type AdminAccessTokensState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Whether members can create and use tokens. */
      enabled: boolean;
      /** Newest first. */
      tokens: readonly AdminAccessTokenItem[];
      page: number;
      pages: number;
    };

export interface AdminAccessTokensProps {
  state: AdminAccessTokensState;
  /** A change is being saved. */
  saving?: boolean;
  /** Called after confirmation when members are no longer allowed to use tokens. */
  onEnabledChange(event: { enabled: boolean }): void;
  /** Called after confirmation. */
  onRevoke(event: { id: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

type Question = { kind: 'forbid' } | { kind: 'revoke'; token: AdminAccessTokenItem };

/** Lists the access tokens of all members, revokes them, and allows or forbids them. */
export function AdminAccessTokens({ state, saving = false, ...on }: AdminAccessTokensProps) {
  const { t } = useTranslation('admin-organization');
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <div className={styles.root} data-component="AdminAccessTokens" data-status={state.status}>
      <PageHeader title={t('accessTokens.title')} description={t('accessTokens.description')} />
      {state.status === 'loading' && <LoadingState rows={4} label={t('accessTokens.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={on.onRetry} />}
      {state.status === 'ready' && (
        <Ready {...on} state={state} saving={saving} onAsk={setQuestion} />
      )}
      <Confirmation
        question={question}
        onCancel={() => setQuestion(null)}
        onConfirm={(confirmed) => {
          setQuestion(null);
          if (confirmed.kind === 'forbid') on.onEnabledChange({ enabled: false });
          else on.onRevoke({ id: confirmed.token.id });
        }}
      />
    </div>
  );
}

interface ReadyProps extends Pick<AdminAccessTokensProps, 'onEnabledChange' | 'onPageChange'> {
  state: Extract<AdminAccessTokensState, { status: 'ready' }>;
  saving: boolean;
  onAsk(question: Question): void;
}

function Ready({ state, saving, onEnabledChange, onPageChange, onAsk }: ReadyProps) {
  const { t } = useTranslation('admin-organization');
  const readOnly = useReadOnly();
  const { enabled, tokens, page, pages } = state;
  return (
    <>
      <Card>
        <Switch
          checked={enabled}
          disabled={saving || readOnly}
          label={t('accessTokens.enabled')}
          hint={t('accessTokens.enabledHint')}
          onChange={({ checked }) => {
            if (checked) onEnabledChange({ enabled: true });
            else onAsk({ kind: 'forbid' });
          }}
        />
      </Card>
      {tokens.length === 0 ? (
        <EmptyState
          icon={icons.lock}
          title={t('accessTokens.empty')}
          description={t('accessTokens.emptyHint')}
        />
      ) : (
        <ul className={styles.list} aria-label={t('accessTokens.title')}>
          {tokens.map((token) => (
            <Card as="li" key={token.id}>
              <Token token={token} saving={saving} onAsk={() => onAsk({ kind: 'revoke', token })} />
            </Card>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          label={t('accessTokens.pages')}
          onPageChange={onPageChange}
        />
      )}
    </>
  );
}

interface TokenProps {
  token: AdminAccessTokenItem;
  saving: boolean;
  onAsk(): void;
}

function Token({ token, saving, onAsk }: TokenProps) {
  const { t } = useTranslation('admin-organization');
  const readOnly = useReadOnly();
  const { name, userName, scopes, createdAt, expiresAt, lastUsedAt, expired } = token;
  const facts = [
    t('accessTokens.owner', { name: userName, time: formatDateTime(createdAt) }),
    t('accessTokens.scopes', { scopes: scopes.join(', ') }),
    lastUsedAt
      ? t('accessTokens.lastUsed', { time: formatDateTime(lastUsedAt) })
      : t('accessTokens.neverUsed'),
    t('accessTokens.expires', { time: formatDate(expiresAt) }),
  ];
  return (
    <div className={styles.room}>
      <div className={styles.words}>
        <Heading level={2} size="sm">
          {name}
        </Heading>
        {facts.map((fact) => (
          <Text key={fact} as="p" size="sm" tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      {expired && <StatusLabel tone="warning">{t('accessTokens.expired')}</StatusLabel>}
      {!readOnly && (
        <Button
          size="sm"
          ariaLabel={t('accessTokens.revokeNamed', { name, userName })}
          disabled={saving}
          onPress={onAsk}
        >
          {t('accessTokens.revoke')}
        </Button>
      )}
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
  const name = shown.kind === 'revoke' ? shown.token.name : undefined;
  return (
    <AlertDialog
      open={question !== null}
      danger
      title={t(`accessTokens.${shown.kind}Title`, { name })}
      description={t(`accessTokens.${shown.kind}Hint`)}
      confirmLabel={t(`accessTokens.${shown.kind}`)}
      cancelLabel={t('accessTokens.cancel')}
      onConfirm={() => onConfirm(shown)}
      onCancel={onCancel}
    />
  );
}
