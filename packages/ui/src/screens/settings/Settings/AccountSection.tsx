import type { Provider } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { AccountRow, AccountRows } from './AccountRows.tsx';
import { Section } from './Section.tsx';
import type { AccountList, LinkedAccount, SettingsHandlers } from './settingsValues.ts';
import { UnlinkDialog } from './UnlinkDialog.tsx';

interface AccountSectionProps extends Pick<SettingsHandlers, 'onLink' | 'onUnlink'> {
  accounts: AccountList;
  linkable: boolean;
  onRetry(): void;
}

export function AccountSection(props: AccountSectionProps) {
  const { accounts, linkable, onLink, onUnlink, onRetry } = props;
  const { t } = useTranslation('settings');
  const [unlinking, setUnlinking] = useState<Provider | null>(null);
  const provider = unlinking && t(`provider.${unlinking}`);
  const hint = t(linkable || typeof accounts === 'string' ? 'meetingHint' : 'notLinkable');
  return (
    <Section id="meeting" title={t('meeting')} hint={hint}>
      <AccountRows accounts={accounts} onRetry={onRetry}>
        {(item) => (
          <MeetingAccount
            item={item}
            linkable={linkable && item.offered !== false}
            onLink={() => onLink({ account: 'meeting', provider: item.provider })}
            onUnlink={() => setUnlinking(item.provider)}
          />
        )}
      </AccountRows>
      <UnlinkDialog
        provider={provider}
        text="meetingUnlinkText"
        onCancel={() => setUnlinking(null)}
        onConfirm={() => {
          setUnlinking(null);
          if (unlinking) onUnlink({ account: 'meeting', provider: unlinking });
        }}
      />
    </Section>
  );
}

interface MeetingAccountProps {
  item: LinkedAccount;
  linkable: boolean;
  onLink(): void;
  onUnlink(): void;
}

const signs = {
  CONNECTED: { icon: icons.success, tone: 'success' },
  DISCONNECTED: { icon: icons.warning, tone: 'warning' },
  UNLINKED: { icon: icons.link, tone: 'muted' },
} as const;

function MeetingAccount({ item, linkable, onLink, onUnlink }: MeetingAccountProps) {
  const { t } = useTranslation('settings');
  const { state, loading } = item;
  const provider = t(`provider.${item.provider}`);
  return (
    <AccountRow
      name={provider}
      status={{ ...signs[state], text: t(`linkState.${state}`) }}
      lines={item.account && state !== 'UNLINKED' ? [item.account] : []}
    >
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
    </AccountRow>
  );
}
