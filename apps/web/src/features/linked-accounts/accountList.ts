import type { Schemas } from '@office/api';
import type { LinkedAccount } from '@office/ui/screens/settings';

type Use = 'calendar' | 'meeting';

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
