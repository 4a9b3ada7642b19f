import { unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type { AdministeredOrganizationsProps } from '@office/ui/screens/admin/auth';
import { useDeferredValue, useState } from 'react';
import { office } from '../../platform/api/client.ts';
import { membersUrl } from '../../platform/navigation/membersUrl.ts';
import { confirmation } from '../../platform/confirmation/ConfirmationStore.ts';
import { useQuery } from '../../platform/api/queries.ts';

const pageSize = 10;

type Answer = Schemas['AdministeredOrganizationList'];

/** @param onChosen called when the session has the new organisation */
export function useOrganizationChoice(onChosen: () => void): AdministeredOrganizationsProps {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [choosingId, setChoosingId] = useState<string>();
  const [needsTwoFactor, setNeedsTwoFactor] = useState(false);
  const deferredKeyword = useDeferredValue(keyword.trim());
  const query = { page, limit: pageSize, ...(deferredKeyword && { keyword: deferredKeyword }) };
  const { data, error, mutate } = useQuery(
    '/v1/admin/auth/me',
    { params: { query } },
    { keepPreviousData: true },
  );

  const [choose] = useAction(async ({ organizationId }: { organizationId: string }) => {
    setChoosingId(organizationId);
    setNeedsTwoFactor(false);
    try {
      await select(organizationId);
      onChosen();
    } catch (failure) {
      if (errorCode(failure) === 'twoFactorSetupRequired') setNeedsTwoFactor(true);
      else showError(failure);
    } finally {
      setChoosingId(undefined);
    }
  });

  const isSearchable = keyword !== '' || (data?.organizations.metadata.total ?? 0) > pageSize;
  return {
    state: data ? stateOf(data.organizations) : { status: error ? 'error' : 'loading' },
    keyword: isSearchable ? keyword : undefined,
    currentId: data?.organization?.id ?? null,
    choosingId,
    twoFactorSetupHref: needsTwoFactor ? membersUrl('/security') : undefined,
    onKeywordChange: (event) => {
      setKeyword(event.keyword);
      setPage(1);
    },
    onChoose: choose,
    onPageChange: (event) => setPage(event.page),
    onRetry: () => void mutate(),
  };
}

/** The client stores the tokens of the response: a second tab must not use the previous ones. */
async function select(organizationId: string): Promise<void> {
  const call = () =>
    unwrap(office.POST('/v1/admin/auth/organization', { body: { organizationId } }));
  try {
    await call();
  } catch (failure) {
    // A passkey also satisfies the rule when it confirms a session of a password.
    const canConfirm = errorCode(failure) === 'passkeySignInRequired';
    if (!canConfirm || !(await confirmation.ask())) throw failure;
    await call();
  }
}

function stateOf({ data, metadata }: Answer): AdministeredOrganizationsProps['state'] {
  if (metadata.total === 0) return { status: 'empty' };
  const { page, limit, total } = metadata;
  return { status: 'ready', organizations: data, page, pageSize: limit, total };
}
