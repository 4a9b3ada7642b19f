import { unwrap } from '@office/api';
import {
  AdminAccessTokens,
  type AdminAccessTokensState,
} from '@office/ui/screens/admin/organization';
import { pageSize } from '@office/vocabulary';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';

const path = '/v1/admin/api-tokens';

export function AccessTokensPage() {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useQuery(
    path,
    { params: { query: { page, limit: pageSize } } },
    { keepPreviousData: true },
  );
  const [change, saving] = useChange([path]);
  const state = (): AdminAccessTokensState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const now = new Date().toISOString();
    return {
      status: 'ready',
      enabled: data.setting.enabled,
      tokens: data.data.map((token) => ({ ...token, expired: token.expiresAt <= now })),
      page,
      pages: Math.ceil(data.metadata.total / pageSize),
    };
  };
  return (
    <AdminAccessTokens
      state={state()}
      saving={saving}
      onEnabledChange={({ enabled }) =>
        change(() => {
          const body = { version: data?.setting.version ?? 0, enabled };
          return unwrap(office.PUT('/v1/admin/organization/api-tokens', { body }));
        })
      }
      onRevoke={({ id }) => {
        change(async () => {
          await unwrap(
            office.DELETE(`${path}/{apiTokenId}`, { params: { path: { apiTokenId: id } } }),
          );
          // The current page is empty after its last token is revoked.
          if (data?.data.length === 1) setPage(1);
        });
      }}
      onPageChange={(event) => setPage(event.page)}
      onRetry={() => void mutate()}
    />
  );
}
