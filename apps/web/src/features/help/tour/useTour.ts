import { unwrap } from '@office/api';
import type { TourStep } from '@office/vocabulary';
import { quietOffice } from '../../../platform/api/client.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';

const path = '/v1/help/tour';

/** Loads the member's tour. Undefined on failure, because the tour is optional. */
export function useTour() {
  const { data: tour, mutate } = useQuietQuery(path);
  return {
    tour,
    choose: async (status: 'RUNNING' | 'SKIPPED') => {
      const changed = unwrap(quietOffice.PATCH(path, { body: { status } }));
      await mutate(changed, {
        optimisticData: { status, done: [] },
        rollbackOnError: true,
        revalidate: false,
      });
    },
    noteStep: async (step: TourStep) => {
      await mutate(unwrap(quietOffice.POST(`${path}/steps`, { body: { step } })), {
        revalidate: false,
      });
    },
  };
}
