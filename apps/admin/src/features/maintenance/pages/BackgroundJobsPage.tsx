import { unwrap, type Schemas } from '@office/api';
import { toasts } from '@office/client/toasts/toasts.ts';
import { BackgroundJobs, type BackgroundJobsState } from '@office/ui/screens/admin/maintenance';
import type { BackgroundJobName } from '@office/vocabulary';
import i18next from 'i18next';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';

const path = '/v1/admin/jobs';
const refreshInterval = 30_000;

export function BackgroundJobsPage() {
  const { data, error, mutate } = useQuery(path, {}, { refreshInterval });
  const [chosen, setChosen] = useState<BackgroundJobName | null>(null);
  const [change, isRetrying] = useChange([path]);
  const retryFailed = ({ name }: { name: BackgroundJobName }) =>
    change(async () => {
      setChosen(name);
      const params = { path: { jobName: name } };
      const { retried } = await unwrap(office.POST(`${path}/{jobName}/retry`, { params }));
      const title = i18next.t('admin-maintenance:jobs.retried', { count: retried });
      toasts.show({ type: 'SUCCESS', title });
    });
  return (
    <BackgroundJobs
      state={stateOf(data?.data, error)}
      retrying={isRetrying ? chosen : null}
      onRetryFailed={retryFailed}
      onRetry={() => void mutate()}
    />
  );
}

function stateOf(
  jobs: readonly Schemas['BackgroundJob'][] | undefined,
  error: unknown,
): BackgroundJobsState {
  if (jobs) return { status: 'ready', jobs };
  return { status: error ? 'error' : 'loading' };
}
