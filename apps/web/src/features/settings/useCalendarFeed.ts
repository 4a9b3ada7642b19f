import { unwrap } from '@office/api';
import type { CalendarFeed } from '@office/ui/screens/settings';
import { useAction } from '@office/client/lib/useAction.ts';
import { office } from '../../platform/api/client.ts';
import { useQuery } from '../../platform/api/queries.ts';
import { showError } from '@office/client/errors/showError.ts';

export function useCalendarFeed() {
  const { data, error, mutate } = useQuery('/v1/calendar/feed');
  const [act, busy] = useAction(async (work: 'renew' | 'remove') => {
    try {
      if (work === 'renew') await unwrap(office.POST('/v1/calendar/feed'));
      else await unwrap(office.DELETE('/v1/calendar/feed'));
    } catch (failure) {
      showError(failure);
    }
    await mutate();
  });
  const feed = (): CalendarFeed => {
    if (data) return { status: 'ready', url: data.url, busy };
    return { status: error ? 'failed' : 'loading' };
  };
  return {
    feed: feed(),
    onRenewFeed: () => act('renew'),
    onRemoveFeed: () => act('remove'),
    retry: () => void mutate(),
  };
}
