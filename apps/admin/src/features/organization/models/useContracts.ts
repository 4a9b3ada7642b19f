import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type {
  ContractValues,
  OrganizationSettingsProps,
} from '@office/ui/screens/admin/organization';
import { defaultRetentionDays } from '@office/vocabulary';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useSettingsPart } from './useSettingsPart.ts';

type Contract = Schemas['AdminContract'];

const defaultLimit = '100';
const pageOfAll = { page: 1, limit: 100 };

const valuesOf = (contract: Contract | undefined): ContractValues => ({
  nameJa: contract ? (contract.names?.ja ?? contract.name) : '',
  nameEn: contract ? (contract.names?.en ?? contract.name) : '',
  limit: contract ? String(contract.loginUserLimit) : defaultLimit,
  retentionDays: String(contract?.maxRetentionDays ?? defaultRetentionDays),
});

export function useContracts({ canLimit }: { canLimit: boolean }) {
  const language = useLanguage();
  const renew = useMutateQueries();
  const [editedId, setEditedId] = useState<string | null>(null);
  const { data, error, mutate } = useQuery('/v1/admin/organization/contracts', {
    params: { query: pageOfAll },
  });
  const edited = data?.data.find(({ id }) => id === editedId);

  const { part, on } = useSettingsPart<ContractValues>({
    form: 'contract',
    target: editedId ?? 'none',
    stored: valuesOf(edited),
    version: edited?.version ?? 0,
    reload: () => mutate(),
    onSaved() {
      setEditedId(null);
      void renew(['/v1/admin/organization']);
    },
    async save({ nameJa, nameEn, limit, retentionDays }, version) {
      const names = { ja: nameJa.trim(), en: nameEn.trim() };
      const limits = { loginUserLimit: Number(limit), maxRetentionDays: Number(retentionDays) };
      if (!edited) {
        await unwrap(
          office.POST('/v1/admin/organization/contracts', { body: { names, ...limits } }),
        );
        return;
      }
      await unwrap(
        office.PATCH('/v1/admin/organization/contracts/{contractId}', {
          params: { path: { contractId: edited.id } },
          body: { version, names, ...(canLimit && limits) },
        }),
      );
    },
  });

  const [blockingId, setBlockingId] = useState<string>();
  const [block] = useAction(async ({ id, blocked }: { id: string; blocked: boolean }) => {
    setBlockingId(id);
    try {
      await unwrap(
        office.PUT('/v1/admin/organization/contracts/{contractId}/block', {
          params: { path: { contractId: id } },
          body: { blocked },
        }),
      );
    } catch (failure) {
      showError(failure);
    }
    await mutate();
    setBlockingId(undefined);
  });

  const contracts: OrganizationSettingsProps['contracts'] = {
    canLimit,
    blockingId,
    edited: editedId === null ? null : { id: editedId, part },
    state: data
      ? {
          status: 'ready',
          contracts: data.data.map((contract) => ({
            id: contract.id,
            name: contract.names?.[language] ?? contract.name,
            blocked: contract.blocked,
            used: contract.signedInUsers,
            limit: contract.loginUserLimit,
            retentionDays: contract.maxRetentionDays,
            floors: contract.floors.map(({ id, name, names, blocked }) => ({
              id,
              name: names?.[language] ?? name,
              blocked,
            })),
          })),
        }
      : { status: error ? 'error' : 'loading' },
  };
  return {
    contracts,
    on: {
      ...on,
      onEdit: ({ id }: { id: string }) => setEditedId(id),
      onClose: () => setEditedId(null),
      onBlock: block,
      onRetry: () => void mutate(),
    },
  };
}
