import { unwrap, type Schemas } from '@office/api';
import type { OutgoingWebhookDeliveriesProps } from '@office/ui/screens/admin/organization';
import { pageSize } from '@office/vocabulary';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';

const path = '/v1/admin/outgoing-webhooks/{outgoingWebhookId}/deliveries';

interface Shown {
  id: string;
  filter: OutgoingWebhookDeliveriesProps['filter'];
  page: number;
}

/** The deliveries of one webhook. `props` is null while they are closed. */
export function useWebhookDeliveries(webhooks: readonly Schemas['OutgoingWebhook'][] = []): {
  props: OutgoingWebhookDeliveriesProps | null;
  show(id: string): void;
} {
  const [shown, setShown] = useState<Shown | null>(null);
  const { id = '', filter = 'ALL', page = 1 } = shown ?? {};
  const { data, error, mutate } = useQuery(
    path,
    shown && {
      params: {
        path: { outgoingWebhookId: id },
        query: { page, limit: pageSize, ...(filter !== 'ALL' && { status: filter }) },
      },
    },
    { keepPreviousData: true },
  );
  const [change, sending] = useChange([path]);
  const webhook = shown && webhooks.find((each) => each.id === id);
  return {
    show: (next) => setShown({ id: next, filter: 'ALL', page: 1 }),
    props: webhook
      ? {
          name: webhook.name,
          filter,
          sending,
          state: data
            ? {
                status: 'ready',
                deliveries: data.data,
                page,
                pages: Math.ceil(data.metadata.total / pageSize),
              }
            : { status: error ? 'error' : 'loading' },
          onFilterChange: (event) => setShown({ id, filter: event.filter, page: 1 }),
          onPageChange: (event) => setShown({ id, filter, page: event.page }),
          onSendAgain: (event) =>
            change(() =>
              unwrap(
                office.POST(`${path}/{deliveryId}/redelivery`, {
                  params: { path: { outgoingWebhookId: id, deliveryId: event.id } },
                }),
              ),
            ),
          onRefresh: () => void mutate(),
          onRetry: () => void mutate(),
          onClose: () => setShown(null),
        }
      : null,
  };
}
