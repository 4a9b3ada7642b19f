import type { Provider } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from './Section.tsx';
import type { AccountList, LinkedAccount, SettingsHandlers } from './settingsValues.ts';
import * as styles from './AccountSection.css.ts';

type AccountUse = 'calendar' | 'meeting';

interface AccountSectionProps extends Pick<SettingsHandlers, 'onLink' | 'onUnlink'> {
  account: AccountUse;
  accounts: AccountList;
  linkable: boolean;
  onRetry(): void;
}

/** Microsoft's calendars go by another name than its meetings. */
function nameKey(account: AccountUse, provider: Provider) {
  return `provider.${account === 'calendar' && provider === 'TEAMS' ? 'OUTLOOK' : provider}` as const;
}

/** Accounts of external providers, each connected, disconnected or unlinked. */
export function AccountSection(props: AccountSectionProps) {
  const { account, accounts, linkable, onLink, onUnlink, onRetry } = props;
  const { t } = useTranslation(['settings', 'common']);
  const [unlinking, setUnlinking] = useState<Provider | null>(null);
  const provider = unlinking && t(nameKey(account, unlinking));
  const hint = t(linkable || typeof accounts === 'string' ? `${account}Hint` : 'notLinkable');
  const rows = typeof accounts === 'string' ? [] : accounts;
  return (
    <Section id={account} title={t(account)} hint={hint}>
      {accounts === 'loading' && (
        <LoadingState shape="rooms" rows={2} label={t('accountsLoading')} />
      )}
      {accounts === 'failed' && (
        <Callout
          tone="danger"
          action={
            <Button size="sm" icon={icons.refresh} onPress={onRetry}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('accountsFailed')}
        </Callout>
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((item) => (
            <li key={item.provider} className={styles.item}>
              <AccountRow
                item={item}
                provider={t(nameKey(account, item.provider))}
                linkable={linkable && item.offered !== false}
                onLink={() => onLink({ account, provider: item.provider })}
                onUnlink={() => setUnlinking(item.provider)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={unlinking !== null}
        hiddenCancelBtn={false}
        title={t('unlinkTitle', { provider })}
        description={t(`${account}UnlinkText`, { provider })}
        confirmText={t('unlink')}
        danger
        onCancel={() => setUnlinking(null)}
        onConfirm={() => {
          setUnlinking(null);
          if (unlinking) onUnlink({ account, provider: unlinking });
        }}
      />
    </Section>
  );
}

interface AccountRowProps {
  item: LinkedAccount;
  provider: string;
  linkable: boolean;
  onLink(): void;
  onUnlink(): void;
}

function AccountRow({ item, provider, linkable, onLink, onUnlink }: AccountRowProps) {
  const { t } = useTranslation('settings');
  const { state, loading } = item;
  const tone = { CONNECTED: 'success', DISCONNECTED: 'warning', UNLINKED: 'muted' } as const;
  const glyph = { CONNECTED: icons.success, DISCONNECTED: icons.warning, UNLINKED: icons.link };
  return (
    <>
      <div className={styles.words}>
        <Text weight="medium">{provider}</Text>
        <span className={styles.state}>
          <Icon icon={glyph[state]} tone={tone[state]} />
          <Text size="xs" tone={tone[state]}>
            {t(`linkState.${state}`)}
          </Text>
        </span>
        {item.account && state !== 'UNLINKED' && (
          <Text size="xs" tone="muted" truncate>
            {item.account}
          </Text>
        )}
      </div>
      <div className={styles.buttons}>
        {linkable && state !== 'CONNECTED' && (
          <Button
            size="sm"
            loading={loading}
            ariaLabel={t(state === 'UNLINKED' ? 'connectName' : 'reconnectName', { provider })}
            onPress={onLink}
          >
            {t(state === 'UNLINKED' ? 'connect' : 'reconnect')}
          </Button>
        )}
        {state !== 'UNLINKED' && (
          <Button
            size="sm"
            variant="ghost"
            loading={loading && state === 'CONNECTED'}
            ariaLabel={t('unlinkName', { provider })}
            onPress={onUnlink}
          >
            {t('unlink')}
          </Button>
        )}
      </div>
    </>
  );
}
