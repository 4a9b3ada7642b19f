import type { MeetingService } from '@office/ui/screens/meeting';
import type { Provider } from '@office/vocabulary';
import { useEffect, useState } from 'react';
import { useAction } from '@office/client/lib/useAction.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { showError } from '@office/client/errors/showError.ts';
import { onAccountsChanged, openProvider } from '../../linked-accounts/index.ts';

const officeService: MeetingService = { provider: 'OFFICE', state: 'CONNECTED' };

export function useMeetingServices(): {
  services: readonly MeetingService[];
  link(provider: Provider): void;
  renew(): void;
} {
  const { data, mutate } = useQuietQuery('/v1/meetings/app', {}, { revalidateOnFocus: true });
  const [linking, setLinking] = useState<Provider>();
  useEffect(() => onAccountsChanged(() => void mutate()), [mutate]);
  const [link] = useAction(async (provider: Provider) => {
    setLinking(provider);
    try {
      await openProvider(provider, 'MEETING');
    } catch (error) {
      showError(error);
    }
    setLinking(undefined);
  });
  const offered = (data?.data ?? []).filter(({ offered: isOffered }) => isOffered);
  const services = offered.map(
    ({ provider, meeting: state, account, usedUpUntil }): MeetingService => ({
      provider,
      state,
      account: account ?? undefined,
      usedUpUntil: usedUpUntil ?? undefined,
      linking: provider === linking,
    }),
  );
  return { services: [officeService, ...services], link, renew: () => void mutate() };
}
