import { displayName } from '@office/client/people/displayName.ts';
import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { FloorHistory, type FloorHistoryState } from '@office/ui/screens/admin/floors';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { localName } from '../models/localName.ts';

export function FloorHistoryPage() {
  const { floorId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const navigate = useNavigate();
  const breadcrumbs = usePageTrail();
  const [restoring, setRestoring] = useState<number>();
  const edited = useQuery('/v1/admin/floors/{floorId}/plan', { params: { path: { floorId } } });
  const revisions = useQuery(
    '/v1/admin/floors/{floorId}/revisions',
    { params: { path: { floorId }, query: { page } } },
    { keepPreviousData: true },
  );

  const restore = async (revision: number) => {
    if (!edited.data) return;
    setRestoring(revision);
    try {
      await unwrap(
        office.POST('/v1/admin/floors/{floorId}/revisions/{revision}/restore', {
          params: { path: { floorId, revision } },
          body: { version: edited.data.floor.draftVersion },
        }),
      );
      void navigate(`/floors/${floorId}/edit`);
    } catch (error) {
      showError(error);
      await edited.mutate();
    } finally {
      setRestoring(undefined);
    }
  };

  return (
    <FloorHistory
      state={stateOf()}
      breadcrumbs={breadcrumbs}
      onRestore={({ revision }) => void restore(revision)}
      onPageChange={(event) => setSearch({ page: String(event.page) })}
      onRetry={() => {
        void edited.mutate();
        void revisions.mutate();
      }}
    />
  );

  function stateOf(): FloorHistoryState {
    if (!edited.data || !revisions.data)
      return { status: edited.error || revisions.error ? 'error' : 'loading' };
    const { data, metadata } = revisions.data;
    return {
      status: 'ready',
      floorName: localName(edited.data.floor, currentLanguage()),
      hasDraft: edited.data.draftPlan !== null,
      page: metadata.page,
      pages: Math.max(1, Math.ceil(metadata.total / metadata.limit)),
      restoring,
      revisions: data.map(({ publishedBy, ...item }) => ({
        ...item,
        ...(publishedBy && { publishedBy: displayName(publishedBy) }),
      })),
    };
  }
}
