import { useMutateQueries } from '../../../platform/api/queries.ts';

/** Reads meetings anew after a change of one's own: the message of it may come later, or not at all. */
export function useRenewMeetings(): () => Promise<void> {
  const renew = useMutateQueries();
  return async () => {
    await Promise.all([
      renew(['/v1/meetings']),
      renew(['/v1/meetings/{id}']),
      renew(['/v1/meetings/available']),
    ]);
  };
}
