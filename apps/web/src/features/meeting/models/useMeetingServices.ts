import { unwrap } from '@office/api';
import type { MeetingService } from '@office/ui';
import type { Provider } from '@office/vocabulary';
import { useState } from 'react';
import { useAction } from '../../../lib/useAction.ts';
import { office } from '../../../platform/api/client.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { showError } from '../../../platform/errors/showError.ts';

const here: MeetingService = { provider: 'OFFICE', state: 'CONNECTED' };

/** The services that meetings can be held at: the office itself, and the offered ones with one's own link. */
export function useMeetingServices(): {
  services: readonly MeetingService[];
  /** Opens the page on which the member lets the office use their account. */
  link(provider: Provider): void;
} {
  const { data } = useQuietQuery('/v1/meetings/app', {}, { revalidateOnFocus: true });
  const [linking, setLinking] = useState<Provider>();
  const [link] = useAction(async (type: Provider) => {
    setLinking(type);
    try {
      const params = { path: { type }, query: { use: 'MEETING' as const } };
      const { url } = await unwrap(office.GET('/v1/meetings/app/login/{type}', { params }));
      window.open(url, '_blank', 'popup,width=560,height=720');
    } catch (error) {
      showError(error);
    }
    setLinking(undefined);
  });
  const offered = (data?.data ?? []).filter(({ offered: isOffered }) => isOffered);
  const services = offered.map(({ provider, meeting: state, account }): MeetingService => ({
    provider,
    state,
    account: account ?? undefined,
    linking: provider === linking,
  }));
  return { services: [here, ...services], link };
}
