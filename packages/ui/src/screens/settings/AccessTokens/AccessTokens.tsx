import { formatDate, formatDateTime, maxApiTokens, type ApiTokenScope } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useLastValue } from '../../../primitives/useLastValue.ts';
import { SecurityRow } from '../Security/SecurityRow.tsx';
import * as styles from '../Security/Security.css.ts';
import { AccessTokenDialogs, type AccessTokenDialogsProps } from './AccessTokenDialogs.tsx';

export interface AccessTokenItem {
  id: string;
  name: string;
  scopes: readonly ApiTokenScope[];
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. Null if the token was not used. */
  lastUsedAt: string | null;
  expired: boolean;
}

export type AccessTokensState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Oldest first. */
      tokens: readonly AccessTokenItem[];
      /** Whether the organisation allows the member to create and use tokens. */
      allowed: boolean;
      /** Whether the member is a guest, who cannot use tokens in any organisation. */
      guest?: boolean | undefined;
    };

/** The result of a revocation. Each response must be a new object. `text` is localised. */
export type AccessTokensResult = { status: 'revoked' } | { status: 'failed'; text?: string };

export interface AccessTokensProps extends AccessTokenDialogsProps {
  state: AccessTokensState;
  result?: AccessTokensResult | undefined;
  /** Id of the token that is being revoked. */
  revoking?: string | undefined;
  /** Opens the dialog for a new token. */
  onStart(): void;
  /** Called after confirmation. */
  onRevoke(event: { id: string }): void;
  onRetry(): void;
  onBack?(): void;
}

/** Lists the access tokens of the member for scripts, creates and revokes them. */
export function AccessTokens({ state, result, onRetry, onBack, ...on }: AccessTokensProps) {
  const { t } = useTranslation('settings');
  const [asked, setAsked] = useState<AccessTokenItem | null>(null);
  const shown = useLastValue(asked);
  return (
    <div className={styles.root} data-component="AccessTokens" data-status={state.status}>
      <SidePanel
        title={t('accessTokens.title')}
        description={t('accessTokens.description')}
        onBack={onBack}
      >
        {state.status === 'loading' && <LoadingState rows={3} label={t('accessTokens.loading')} />}
        {state.status === 'error' && (
          <ErrorState title={t('accessTokens.loadFailed')} onRetry={onRetry} />
        )}
        {state.status === 'ready' && (
          <div className={styles.list}>
            {result && <Result result={result} />}
            <Tokens {...on} {...state} onAsk={setAsked} />
          </div>
        )}
      </SidePanel>
      <AccessTokenDialogs {...on} />
      {shown && (
        <ConfirmDialog
          open={asked !== null}
          danger
          title={t('accessTokens.revokeTitle', { name: shown.name })}
          description={t('accessTokens.revokeText')}
          confirmLabel={t('accessTokens.revoke')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            on.onRevoke({ id: shown.id });
          }}
        />
      )}
    </div>
  );
}

function Result({ result }: { result: AccessTokensResult }) {
  const { t } = useTranslation('settings');
  return result.status === 'revoked' ? (
    <Callout tone="success" announce>
      {t('accessTokens.revoked')}
    </Callout>
  ) : (
    <Callout tone="danger" announce>
      {result.text ?? t('security.failed')}
    </Callout>
  );
}

interface TokensProps extends Pick<AccessTokensProps, 'revoking' | 'onStart'> {
  tokens: readonly AccessTokenItem[];
  allowed: boolean;
  guest?: boolean | undefined;
  onAsk(token: AccessTokenItem): void;
}

function Tokens({ tokens, allowed, guest = false, revoking, onStart, onAsk }: TokensProps) {
  const { t } = useTranslation('settings');
  const isFull = tokens.filter(({ expired }) => !expired).length >= maxApiTokens;
  const create = (
    <Button icon={icons.add} onPress={onStart}>
      {t('accessTokens.create')}
    </Button>
  );
  return (
    <>
      {!allowed && (
        <Callout tone="warning">
          {t(guest ? 'accessTokens.forbiddenForGuests' : 'accessTokens.forbidden')}
        </Callout>
      )}
      {tokens.length === 0 && allowed && (
        <EmptyState
          icon={icons.lock}
          title={t('accessTokens.empty')}
          description={t('accessTokens.emptyHint')}
          action={create}
        />
      )}
      {tokens.length > 0 && (
        <ul className={styles.list} aria-label={t('accessTokens.title')}>
          {tokens.map((token) => (
            <li key={token.id}>
              <Token token={token} revoking={revoking === token.id} onAsk={() => onAsk(token)} />
            </li>
          ))}
        </ul>
      )}
      {isFull && (
        <Text as="p" size="sm" tone="muted">
          {t('accessTokens.full', { count: maxApiTokens })}
        </Text>
      )}
      {tokens.length > 0 && allowed && !isFull && <div className={styles.buttons}>{create}</div>}
    </>
  );
}

interface TokenProps {
  token: AccessTokenItem;
  revoking: boolean;
  onAsk(): void;
}

function Token({ token, revoking, onAsk }: TokenProps) {
  const { t } = useTranslation('settings');
  const { name, scopes, createdAt, expiresAt, lastUsedAt, expired } = token;
  return (
    <SecurityRow
      icon={icons.lock}
      name={name}
      lines={[
        scopes.join(', '),
        t('accessTokens.created', { time: formatDate(createdAt) }),
        lastUsedAt
          ? t('security.lastUsed', { time: formatDateTime(lastUsedAt) })
          : t('accessTokens.neverUsed'),
        t(expired ? 'accessTokens.expired' : 'accessTokens.expires', {
          time: formatDate(expiresAt),
        }),
      ]}
      action={
        <Button
          size="sm"
          loading={revoking}
          ariaLabel={t('accessTokens.revokeNamed', { name })}
          onPress={onAsk}
        >
          {t('accessTokens.revoke')}
        </Button>
      }
    />
  );
}
