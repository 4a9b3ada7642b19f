import { unwrap } from '@office/api';
import { AdminWebhooks, type AdminWebhooksState } from '@office/ui/screens/admin/rooms';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';

const path = '/v1/admin/webhooks';

export function WebhooksPage() {
  const { data, error, mutate } = useQuery(path, {});
  const [remove, deleting] = useChange([path]);
  const state = (): AdminWebhooksState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    return data.data.length === 0 ? { status: 'empty' } : { status: 'ready', webhooks: data.data };
  };
  return (
    <AdminWebhooks
      state={state()}
      deleting={deleting}
      onDelete={({ id }) =>
        remove(() =>
          unwrap(office.DELETE(`${path}/{webhookId}`, { params: { path: { webhookId: id } } })),
        )
      }
      onRetry={() => void mutate()}
    />
  );
}
