import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type { DataTableState } from '@office/ui';
import {
  organizationFilters,
  OrganizationList,
  type NewOrganizationValues,
  type OrganizationFilter,
  type OrganizationItemRow,
} from '@office/ui/screens/admin/organization';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { useSettingsPart } from '../models/useSettingsPart.ts';

const sorts = ['name', 'memberCount', 'createdAt'] as const;
const limit = 25;

export function OrganizationsPage() {
  const [search, setSearch] = useSearchParams();
  const language = useLanguage();
  const breadcrumbs = usePageTrail();
  const keyword = search.get('keyword') ?? '';
  const filter = organizationFilters.find((each) => each === search.get('filter')) ?? 'all';
  const sort = sorts.find((each) => each === search.get('sort')) ?? 'name';
  const order = search.get('order') === 'desc' ? 'desc' : 'asc';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const show = (change: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: '', ...change })) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );

  const { data, error, mutate } = useQuery(
    '/v1/admin/organizations',
    {
      params: {
        query: {
          keyword,
          sort,
          order,
          page,
          limit,
          ...(filter !== 'all' && { blocked: filter === 'blocked' }),
        },
      },
    },
    { keepPreviousData: true },
  );
  const state = (): DataTableState<OrganizationItemRow> => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    return { status: 'ready', rows: data.data, page, limit, total: data.metadata.total };
  };

  const [creating, setCreating] = useState(false);
  const empty: NewOrganizationValues = {
    name: '',
    email: '',
    contractJa: '',
    contractEn: '',
    limit: '100',
    administratorEmail: '',
    language,
  };
  const creation = useSettingsPart<NewOrganizationValues>({
    form: 'organization',
    target: 'new',
    stored: empty,
    version: 0,
    reload: () => mutate(),
    onSaved: () => setCreating(false),
    async save(values) {
      await unwrap(
        office.POST('/v1/admin/organizations', {
          body: {
            name: values.name.trim(),
            email: values.email.trim() || null,
            contractNames: { ja: values.contractJa.trim(), en: values.contractEn.trim() },
            loginUserLimit: Number(values.limit),
            administratorEmail: values.administratorEmail.trim(),
            language: values.language,
          },
        }),
      );
    },
  });

  const [block] = useAction(async ({ id, blocked }: { id: string; blocked: boolean }) => {
    try {
      await unwrap(
        office.PUT('/v1/admin/organizations/{organizationId}/block', {
          params: { path: { organizationId: id } },
          body: { blocked },
        }),
      );
    } catch (failure) {
      showError(failure);
    }
    await mutate();
  });

  return (
    <OrganizationList
      state={state()}
      breadcrumbs={breadcrumbs}
      keyword={keyword}
      filter={filter}
      sort={{ columnId: sort, direction: order === 'desc' ? 'descending' : 'ascending' }}
      creation={creating ? creation.part : null}
      onSearch={(event) => show({ keyword: event.keyword })}
      onFilterChange={(event: { filter: OrganizationFilter }) => show({ filter: event.filter })}
      onSortChange={({ sort: by }) =>
        show({ sort: by.columnId, order: by.direction === 'descending' ? 'desc' : '' })
      }
      onPageChange={(event) => show({ page: String(event.page) })}
      onCreate={() => setCreating(true)}
      onCreationChange={creation.on.onChange}
      onCreationSave={creation.on.onSave}
      onCreationClose={() => setCreating(false)}
      onBlock={block}
      onRetry={() => void mutate()}
    />
  );
}
