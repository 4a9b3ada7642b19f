import type { Schemas } from '@office/api';
import type { LinkedAccount } from '@office/ui';

type Use = 'calendar' | 'meeting';

/** Returns the accounts of a settings section that are linked or can be linked. */
export function accountList(
  accounts: readonly Schemas['LinkedAccount'][],
  use: Use,
  busy: Schemas['Provider'] | null,
): LinkedAccount[] {
  return accounts.flatMap(({ provider, offered, account, [use]: state }) =>
    state === null || (!offered && state === 'UNLINKED')
      ? []
      : [
          {
            provider,
            state,
            offered,
            loading: provider === busy,
            ...(account !== null && { account }),
          },
        ],
  );
}
