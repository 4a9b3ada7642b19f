import { formatDateTime, type CalendarKind } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { AccountRow, AccountRows, type AccountStatus } from './AccountRows.tsx';
import { FeedAddress } from './FeedAddress.tsx';
import { Section } from './Section.tsx';
import type {
  AccountList,
  CalendarFeed,
  LinkedCalendar,
  SettingsHandlers,
} from './settingsValues.ts';
import { UnlinkDialog } from './UnlinkDialog.tsx';

interface CalendarSectionProps extends Pick<
  SettingsHandlers,
  'onLink' | 'onUnlink' | 'onSync' | 'onRenewFeed' | 'onRemoveFeed' | 'onCopyFeed'
> {
  accounts: AccountList<LinkedCalendar>;
  feed: CalendarFeed;
  onRetry(): void;
}

export function CalendarSection({ accounts, feed, onRetry, ...on }: CalendarSectionProps) {
  const { t } = useTranslation('settings');
  const [unlinking, setUnlinking] = useState<CalendarKind | null>(null);
  const provider = unlinking && t(`calendarKind.${unlinking}`);
  const linkable =
    typeof accounts === 'string' || accounts.some(({ offered }) => offered !== false);
  return (
    <Section
      id="calendar"
      title={t('calendar')}
      hint={t(linkable ? 'calendarHint' : 'notLinkable')}
    >
      <AccountRows accounts={accounts} onRetry={onRetry}>
        {(item) => (
          <CalendarAccount
            item={item}
            onLink={() => on.onLink({ account: 'calendar', provider: item.provider })}
            onUnlink={() => setUnlinking(item.provider)}
            onSync={() => on.onSync({ provider: item.provider })}
          />
        )}
      </AccountRows>
      <FeedAddress feed={feed} onRetry={onRetry} {...on} />
      <UnlinkDialog
        provider={provider}
        text="calendarUnlinkText"
        onCancel={() => setUnlinking(null)}
        onConfirm={() => {
          setUnlinking(null);
          if (unlinking) on.onUnlink({ account: 'calendar', provider: unlinking });
        }}
      />
    </Section>
  );
}

interface CalendarAccountProps {
  item: LinkedCalendar;
  onLink(): void;
  onUnlink(): void;
  onSync(): void;
}

function CalendarAccount({ item, onLink, onUnlink, onSync }: CalendarAccountProps) {
  const { t } = useTranslation('settings');
  const sign = useAccountStatus(item);
  const { state, loading, syncedAt, syncing = false } = item;
  const provider = t(`calendarKind.${item.provider}`);
  const isLinked = state !== 'UNLINKED';
  const linkKey =
    state === 'UNLINKED' ? 'connect' : item.problem === 'FORBIDDEN' ? 'allow' : 'reconnect';
  const lines = [
    ...(isLinked && item.account ? [item.account] : []),
    ...(syncing ? [t('sync.running')] : []),
    ...(isLinked && syncedAt && !syncing
      ? [t('sync.last', { time: formatDateTime(syncedAt) })]
      : []),
    ...(isLinked ? [] : [t(`calendarKindHint.${item.provider}`)]),
  ];
  return (
    <AccountRow name={provider} status={sign} lines={lines}>
      {item.offered !== false && state !== 'CONNECTED' && (
        <Button
          size="sm"
          loading={loading}
          ariaLabel={t(`${linkKey}Name`, { provider })}
          onPress={onLink}
        >
          {t(linkKey)}
        </Button>
      )}
      {state === 'CONNECTED' && (
        <Button
          size="sm"
          icon={icons.refresh}
          loading={syncing}
          disabled={item.problem === 'RATE_LIMITED'}
          ariaLabel={t('sync.nowName', { provider })}
          onPress={onSync}
        >
          {t('sync.now')}
        </Button>
      )}
      {isLinked && (
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

function useAccountStatus({ state, problem, syncing, nextSyncAt }: LinkedCalendar): AccountStatus {
  const { t } = useTranslation('settings');
  if (state === 'UNLINKED')
    return { icon: icons.link, tone: 'muted', text: t('linkState.UNLINKED') };
  if (state === 'DISCONNECTED') {
    const text = t(problem === 'FORBIDDEN' ? 'sync.forbidden' : 'linkState.DISCONNECTED');
    return { icon: icons.warning, tone: 'warning', text };
  }
  if (problem && !syncing) {
    const time = nextSyncAt ? formatDateTime(nextSyncAt) : '';
    const text = t(problem === 'RATE_LIMITED' ? 'sync.paused' : 'sync.unavailable', { time });
    return { icon: icons.clock, tone: 'warning', text };
  }
  return { icon: icons.success, tone: 'success', text: t('linkState.CONNECTED') };
}
