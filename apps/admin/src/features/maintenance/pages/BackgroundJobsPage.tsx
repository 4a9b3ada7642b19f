import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { BackgroundJobs, type BackgroundJobsState } from '@office/ui/screens/admin/maintenance';
import type { BackgroundJobName } from '@office/vocabulary';
import i18next from 'i18next';
import { useCallback, useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';

const path = '/v1/admin/jobs';
const refreshInterval = 30_000;

export function BackgroundJobsPage() {
  const { data, error, mutate } = useQuery(path, {}, { refreshInterval });
  const [retrying, setRetrying] = useState<BackgroundJobName | null>(null);
  const retryFailed = useCallback(
    async ({ name }: { name: BackgroundJobName }) => {
      setRetrying(name);
      try {
        const params = { path: { jobName: name } };
        const { retried } = await unwrap(office.POST(`${path}/{jobName}/retry`, { params }));
        const title = i18next.t('admin-maintenance:jobs.retried', { count: retried });
        toasts.show({ type: 'SUCCESS', title });
      } catch (failure) {
        showError(failure);
      }
      await mutate();
      setRetrying(null);
    },
    [mutate],
  );
  return (
    <BackgroundJobs
      state={stateOf(data?.data, error)}
      retrying={retrying}
      onRetryFailed={(event) => void retryFailed(event)}
      onRetry={() => void mutate()}
    />
  );
}

function stateOf(
  jobs: Extract<BackgroundJobsState, { status: 'ready' }>['jobs'] | undefined,
  error: unknown,
): BackgroundJobsState {
  if (jobs) return { status: 'ready', jobs };
  return { status: error ? 'error' : 'loading' };
}
