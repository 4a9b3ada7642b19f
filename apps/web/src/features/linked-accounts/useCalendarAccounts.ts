import { unwrap } from '@office/api';
import type { AccountList, LinkedCalendar } from '@office/ui/screens/settings';
import type { CalendarKind } from '@office/vocabulary';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { office } from '../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../platform/api/queries.ts';
import { showError } from '@office/client/errors/showError.ts';
import type { useLinkedAccounts } from './useLinkedAccounts.ts';
import { useMayCreate } from '../organization/index.ts';
import { calendarList } from './calendarList.ts';

const [soon, later] = [2000, 60_000];

export function useFollowedAccounts() {
  return useQuery('/v1/calendar/accounts', undefined, {
    refreshInterval: (answer) => (answer?.data.some(({ syncing }) => syncing) ? soon : later),
  });
}

export function useCalendarAccounts(linked: ReturnType<typeof useLinkedAccounts>) {
  const navigate = useNavigate();
  const mayLink = useMayCreate('calendar');
  const renew = useMutateQueries();
  const { data, error, mutate } = useFollowedAccounts();
  const [unlinking, setUnlinking] = useState(false);
  const idOf = (kind: CalendarKind) => data?.data.find((account) => account.kind === kind)?.id;

  // Access refused for the calendar may also be refused for meetings.
  const { calendarAccounts } = linked;
  const isRefused = data?.data.some(
    ({ kind, connected }) =>
      !connected &&
      typeof calendarAccounts !== 'string' &&
      calendarAccounts.some(({ provider, state }) => provider === kind && state === 'CONNECTED'),
  );
  useEffect(() => {
    if (isRefused) void renew(['/v1/meetings/app']);
  }, [isRefused, renew]);

  const [sync] = useAction(async (kind: CalendarKind) => {
    const id = idOf(kind);
    if (!id) return;
    try {
      await unwrap(office.POST('/v1/calendar/accounts/{id}/sync', { params: { path: { id } } }));
    } catch (failure) {
      showError(failure);
    }
    await mutate();
  });

  const [unlink] = useAction(async () => {
    const id = idOf('CALDAV');
    if (!id) return;
    setUnlinking(true);
    try {
      await unwrap(office.DELETE('/v1/calendar/accounts/{id}', { params: { path: { id } } }));
      void renew(['/v1/calendar/events']);
    } catch (failure) {
      showError(failure);
    }
    await mutate();
    setUnlinking(false);
  });

  const list = (): AccountList<LinkedCalendar> => {
    if (error || calendarAccounts === 'failed') return 'failed';
    if (!data || mayLink === undefined || calendarAccounts === 'loading') return 'loading';
    return calendarList({ linked: calendarAccounts, accounts: data.data, mayLink, unlinking });
  };
  return {
    calendars: list(),
    mayLink,
    onSync: ({ provider }: { provider: CalendarKind }) => sync(provider),
    onLink({ provider }: { provider: CalendarKind }) {
      if (provider === 'CALDAV') void navigate('/calendar-link?kind=CALDAV');
      else linked.onLink({ account: 'calendar', provider });
    },
    onUnlink({ provider }: { provider: CalendarKind }) {
      if (provider === 'CALDAV') unlink();
      else linked.onUnlink({ account: 'calendar', provider });
    },
    retry: () => void mutate(),
  };
}
