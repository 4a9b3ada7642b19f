import { unwrap, type Schemas } from '@office/api';
import { isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  ScimSettings,
  type ScimSettingsState,
  type ScimTokenCreation,
  type ScimTokenValues,
} from '@office/ui/screens/admin/sso';
import { useState } from 'react';
import { office } from '../../platform/api/client.ts';
import { useQuery } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useCopy } from '../../platform/useCopy.ts';

const path = '/v1/admin/organization/scim';

export function ProvisioningSection() {
  const { data, error, mutate } = useQuery(path);
  const [creation, setCreation] = useState<ScimTokenCreation | null>(null);
  const [create] = useAction(async (values: ScimTokenValues) => {
    setCreation({ status: 'form', saving: true });
    try {
      const { name, secret } = await unwrap(office.POST(`${path}/tokens`, { body: values }));
      setCreation({ status: 'created', name, secret });
    } catch (failure) {
      setCreation({
        status: 'form',
        problem: isAlreadyReported(failure) ? undefined : errorText(failure),
      });
    }
    await mutate();
  });
  const copy = useCopy();
  const [revoke, revoking] = useChange([path]);
  const [change, changingGroup] = useChange([path]);
  const changeGroup = (id: string, body: Schemas['UpdateScimGroupRequest']) =>
    change(() =>
      unwrap(
        office.PATCH(`${path}/groups/{scimGroupId}`, {
          params: { path: { scimGroupId: id } },
          body,
        }),
      ),
    );
  return (
    <ScimSettings
      state={
        data
          ? { ...toState(data), revoking, changingGroup }
          : { status: error ? 'error' : 'loading' }
      }
      creation={creation}
      onStart={() => setCreation({ status: 'form' })}
      onCreate={({ values }) => create(values)}
      onClose={() => setCreation(null)}
      onRevoke={({ id }) =>
        revoke(() =>
          unwrap(
            office.DELETE(`${path}/tokens/{scimTokenId}`, {
              params: { path: { scimTokenId: id } },
            }),
          ),
        )
      }
      onChangeRole={({ id, role }) => changeGroup(id, { role })}
      onChangeFloor={({ id, floorId }) => changeGroup(id, { floorId })}
      onCopy={copy}
      onRetry={() => void mutate()}
    />
  );
}

function toState({
  endpoint,
  tokens,
  groups,
  floors,
}: Schemas['ScimSettings']): Extract<ScimSettingsState, { status: 'ready' }> {
  const now = new Date().toISOString();
  return {
    status: 'ready',
    endpoint,
    groups,
    floors,
    tokens: tokens.map((token) => ({ ...token, expired: token.expiresAt <= now })),
  };
}
