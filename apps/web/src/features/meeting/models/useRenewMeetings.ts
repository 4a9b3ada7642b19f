import { useMutateQueries } from '../../../platform/api/queries.ts';

/** Reads meetings anew after a change of one's own: the message of it may come later, or not at all. */
export function useRenewMeetings(): () => void {
  const renew = useMutateQueries();
  return () => {
    void renew(['/v1/meetings']);
    void renew(['/v1/meetings/{id}']);
    void renew(['/v1/meetings/available']);
  };
}
