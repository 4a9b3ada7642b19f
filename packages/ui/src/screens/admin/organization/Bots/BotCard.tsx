import { formatDate, formatDateTime, maxApiTokens } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { IntegrationButtons } from '../integrations/IntegrationButtons.tsx';
import * as cardStyles from '../integrations/IntegrationCard.css.ts';
import type { BotItem, BotTokenItem } from './bot.ts';
import * as styles from './BotCard.css.ts';

interface BotCardProps {
  bot: BotItem;
  saving: boolean;
  onEdit(): void;
  onCreateToken(): void;
  onRevokeToken(token: BotTokenItem): void;
  onDelete(): void;
}

export function BotCard({ bot, saving, ...on }: BotCardProps) {
  const { t } = useTranslation('admin-organization');
  const { name, description, createdAt, createdByName, tokens } = bot;
  const isFull = tokens.filter(({ expired }) => !expired).length >= maxApiTokens;
  return (
    <Card as="li">
      <div className={cardStyles.card}>
        <div className={cardStyles.words}>
          <Heading level={2} size="sm">
            {name}
          </Heading>
          {description && (
            <Text as="p" size="sm">
              {description}
            </Text>
          )}
          <Text as="p" size="sm" tone="muted">
            {t('bots.createdBy', {
              name: createdByName ?? t('bots.formerMember'),
              time: formatDateTime(createdAt),
            })}
          </Text>
        </div>
        {tokens.length === 0 ? (
          <Text as="p" size="sm" tone="muted">
            {t('bots.noTokens')}
          </Text>
        ) : (
          <ul className={cardStyles.list} aria-label={t('bots.tokens', { name })}>
            {tokens.map((token) => (
              <li key={token.id} className={styles.token}>
                <Token
                  token={token}
                  botName={name}
                  saving={saving}
                  onRevoke={() => on.onRevokeToken(token)}
                />
              </li>
            ))}
          </ul>
        )}
        {isFull && (
          <Text as="p" size="sm" tone="muted">
            {t('bots.fullOfTokens', { count: maxApiTokens })}
          </Text>
        )}
        <IntegrationButtons
          before={
            <Button
              size="sm"
              ariaLabel={t('bots.createTokenFor', { name })}
              disabled={saving || isFull}
              onPress={on.onCreateToken}
            >
              {t('bots.createToken')}
            </Button>
          }
          editLabel={t('bots.edit')}
          editName={t('bots.editNamed', { name })}
          moreName={t('bots.moreNamed', { name })}
          saving={saving}
          menu={[{ id: 'delete', label: t('bots.delete'), danger: true, onSelect: on.onDelete }]}
          onEdit={on.onEdit}
        />
      </div>
    </Card>
  );
}

interface TokenProps {
  token: BotTokenItem;
  botName: string;
  saving: boolean;
  onRevoke(): void;
}

function Token({ token, botName, saving, onRevoke }: TokenProps) {
  const { t } = useTranslation('admin-organization');
  const readOnly = useReadOnly();
  const { name, scopes, lastUsedAt, expiresAt, expired } = token;
  const facts = [
    t('bots.scopes', { scopes: scopes.join(', ') }),
    lastUsedAt ? t('bots.lastUsed', { time: formatDateTime(lastUsedAt) }) : t('bots.neverUsed'),
    t('bots.expires', { time: formatDate(expiresAt) }),
  ];
  return (
    <>
      <div className={cardStyles.words}>
        <Text as="p" weight="medium">
          {name}
        </Text>
        {facts.map((fact) => (
          <Text key={fact} as="p" size="sm" tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      {expired && <StatusLabel tone="warning">{t('bots.expired')}</StatusLabel>}
      {!readOnly && (
        <Button
          size="sm"
          ariaLabel={t('bots.revokeNamed', { name, bot: botName })}
          disabled={saving}
          onPress={onRevoke}
        >
          {t('bots.revoke')}
        </Button>
      )}
    </>
  );
}
