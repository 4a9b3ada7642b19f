import { formatDateTime } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from '../sso.css.ts';

export interface ScimTokenItem {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null if the account was deleted or is not recorded. */
  createdByName: string | null;
  /** ISO 8601. Null if the token was not used. */
  lastUsedAt: string | null;
  /** ISO 8601. */
  expiresAt: string;
  expired: boolean;
}

export interface ScimTokensProps {
  tokens: readonly ScimTokenItem[];
  /** A token is being revoked. */
  revoking?: boolean | undefined;
  /** Opens the dialog for a new token. */
  onStart(): void;
  onRevoke(event: { id: string }): void;
}

export function ScimTokens({ tokens, revoking = false, onStart, onRevoke }: ScimTokensProps) {
  const { t } = useTranslation('admin-sso');
  const [asked, setAsked] = useState<ScimTokenItem>();
  const create = (
    <Button disabled={revoking} onPress={onStart}>
      {t('scim.create')}
    </Button>
  );
  return (
    <>
      <Heading level={3} size="sm">
        {t('scim.tokens')}
      </Heading>
      {tokens.length === 0 ? (
        <EmptyState
          icon={icons.lock}
          title={t('scim.noTokens')}
          description={t('scim.noTokensHint')}
          action={create}
        />
      ) : (
        <>
          <ul className={styles.list}>
            {tokens.map((token) => (
              <li key={token.id} className={styles.item}>
                <Token token={token} disabled={revoking} onRevoke={() => setAsked(token)} />
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>{create}</div>
        </>
      )}
      <AlertDialog
        open={asked !== undefined}
        danger
        title={t('scim.revokeTitle', { name: asked?.name })}
        description={t('scim.revokeHint')}
        confirmLabel={t('scim.revoke')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) onRevoke({ id: asked.id });
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}

interface TokenProps {
  token: ScimTokenItem;
  disabled: boolean;
  onRevoke(): void;
}

function Token({ token, disabled, onRevoke }: TokenProps) {
  const { t } = useTranslation('admin-sso');
  const { name, createdAt, createdByName, lastUsedAt, expiresAt, expired } = token;
  const at = formatDateTime(createdAt);
  const facts = [
    createdByName === null
      ? t('scim.createdAt', { at })
      : t('scim.createdAtBy', { at, name: createdByName }),
    lastUsedAt === null
      ? t('scim.neverUsed')
      : t('scim.lastUsedAt', { at: formatDateTime(lastUsedAt) }),
    t('scim.expiresAt', { at: formatDateTime(expiresAt) }),
  ];
  return (
    <div className={styles.line}>
      <div className={styles.grow}>
        <Text as="p" weight="medium">
          {name}
        </Text>
        {facts.map((fact) => (
          <Text key={fact} as="p" size="sm" tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      {expired && <StatusLabel tone="warning">{t('scim.expired')}</StatusLabel>}
      <Button
        size="sm"
        disabled={disabled}
        ariaLabel={t('scim.revokeNamed', { name })}
        onPress={onRevoke}
      >
        {t('scim.revoke')}
      </Button>
    </div>
  );
}
