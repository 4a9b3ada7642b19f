import { useWindowEvent } from '@mantine/hooks';
import type { Schemas } from '@office/api';
import type { LinkedAccount } from '@office/ui/screens/settings';
import { useCallback, useEffect, useState } from 'react';
import { useAction } from '@office/client/lib/useAction.ts';
import { useMutateQueries, useQuery } from '../../platform/api/queries.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useMayCreate } from '../organization/index.ts';
import { onAccountsChanged, openProvider, unlinkAccount } from './linkAccount.ts';
import { accountList } from './accountList.ts';

type Use = 'calendar' | 'meeting';
type LinkTarget = { account: Use; provider: Schemas['Provider'] };

const useOf = { calendar: 'CALENDAR', meeting: 'MEETING' } as const;

export function useLinkedAccounts() {
  const { data, error, mutate } = useQuery('/v1/meetings/app');
  const mayCreate = useMayCreate('meeting');
  const renew = useMutateQueries();
  const [busy, setBusy] = useState<LinkTarget | null>(null);

  // Accounts are also revalidated on focus, in case the provider's window does not notify.
  const look = useCallback(() => {
    void renew(['/v1/meetings/app']);
    void renew(['/v1/settings']);
    void renew(['/v1/calendar/accounts']);
  }, [renew]);
  useEffect(() => onAccountsChanged(look), [look]);
  useWindowEvent('focus', look);

  const [act] = useAction(
    async (
      target: LinkTarget,
      work: (provider: LinkTarget['provider'], use: 'CALENDAR' | 'MEETING') => Promise<void>,
    ) => {
      setBusy(target);
      try {
        await work(target.provider, useOf[target.account]);
        await mutate();
      } catch (failure) {
        showError(failure);
      } finally {
        setBusy(null);
      }
    },
  );

  const list = (use: Use): LinkedAccount[] | 'loading' | 'failed' => {
    if (!data) return error ? 'failed' : 'loading';
    return accountList(data.data, use, busy?.account === use ? busy.provider : null);
  };
  return {
    calendarAccounts: list('calendar'),
    meetingAccounts: list('meeting'),
    linkable: mayCreate === true && data?.data.some(({ offered }) => offered) === true,
    onLink: (target: LinkTarget) => act(target, openProvider),
    onUnlink: (target: LinkTarget) => act(target, unlinkAccount),
    retry: () => void mutate(),
  };
}
