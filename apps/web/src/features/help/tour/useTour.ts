import { unwrap } from '@office/api';
import type { TourStep } from '@office/vocabulary';
import { quietOffice } from '../../../platform/api/client.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';

const path = '/v1/help/tour';

/** The member's tour of the office, as the server keeps it. Nothing where it is not known: nobody waits for it. */
export function useTour() {
  const { data: tour, mutate } = useQuietQuery(path);
  return {
    tour,
    /** Begins it from the first step, or leaves it. */
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
