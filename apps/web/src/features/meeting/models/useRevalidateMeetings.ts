import { useMutateQueries } from '../../../platform/api/queries.ts';

/** Reloads meetings after the member's own change: its real-time message may be late or lost. */
export function useRevalidateMeetings(): () => Promise<void> {
  const renew = useMutateQueries();
  return async () => {
    await Promise.all([
      renew(['/v1/meetings']),
      renew(['/v1/meetings/{id}']),
      renew(['/v1/meetings/available']),
      // The daily limit of a provider may be reached.
      renew(['/v1/meetings/app']),
    ]);
  };
}
