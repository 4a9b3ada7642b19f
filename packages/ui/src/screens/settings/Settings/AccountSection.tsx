import type { Provider } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from './Section.tsx';
import type { SettingsHandlers, LinkedAccount } from './settingsValues.ts';
import * as styles from './AccountSection.css.ts';

interface AccountSectionProps extends Pick<SettingsHandlers, 'onLink' | 'onUnlink'> {
  account: 'calendar' | 'meeting';
  accounts: readonly LinkedAccount[];
  linkable: boolean;
}

/** Accounts of external providers, each connected, disconnected or unlinked. */
export function AccountSection(props: AccountSectionProps) {
  const { account, accounts, linkable, onLink, onUnlink } = props;
  const { t } = useTranslation(['settings', 'common']);
  const [unlinking, setUnlinking] = useState<Provider | null>(null);
  const provider = unlinking && t(`provider.${unlinking}`);
  return (
    <Section id={account} title={t(account)} hint={t(linkable ? `${account}Hint` : 'linkLater')}>
      <ul className={styles.list}>
        {accounts.map((item) => (
          <li key={item.provider} className={styles.item}>
            <AccountRow
              item={item}
              linkable={linkable}
              onLink={() => onLink({ account, provider: item.provider })}
              onUnlink={() => setUnlinking(item.provider)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={unlinking !== null}
        hiddenCancelBtn={false}
        title={t('unlinkTitle', { provider })}
        description={t('unlinkText', { provider })}
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
  linkable: boolean;
  onLink(): void;
  onUnlink(): void;
}

function AccountRow({ item, linkable, onLink, onUnlink }: AccountRowProps) {
  const { t } = useTranslation('settings');
  const { state, loading } = item;
  const provider = t(`provider.${item.provider}`);
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
