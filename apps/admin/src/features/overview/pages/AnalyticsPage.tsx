import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { Analytics, analyticsWeeks, type AnalyticsWeeks } from '@office/ui/screens/admin/analytics';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';

interface Loaded<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** As a blob, because a text response loses the byte order mark. */
async function exportAnalytics(weeks: AnalyticsWeeks): Promise<void> {
  const params = { query: { weeks: Number(weeks) } };
  const file = await unwrap(office.GET('/v1/admin/analytics/export', { params, parseAs: 'blob' }));
  saveFile(file as unknown as Blob, `analytics-${new Date().toISOString().slice(0, 10)}.csv`);
}

export function AnalyticsPage() {
  const [search, setSearch] = useSearchParams();
  const weeks = analyticsWeeks.find((each) => each === search.get('weeks')) ?? '4';
  const query = { weeks: Number(weeks) };
  const analytics = useQuery(
    '/v1/admin/analytics',
    { params: { query } },
    { keepPreviousData: true },
  );
  const floors = analytics.data?.floors ?? [];
  const chosen = floors.find(({ id }) => id === search.get('floor')) ?? floors[0];
  const floorId = chosen?.id ?? null;
  const heatMap = useQuery(
    '/v1/admin/analytics/floors/{floorId}',
    floorId === null ? null : { params: { path: { floorId }, query } },
  );
  const [save, exporting] = useAction(async () => {
    await exportAnalytics(weeks).catch(showError);
  });
  const show = (change: Record<string, string>) =>
    setSearch((current) => ({ ...Object.fromEntries(current), ...change }), { replace: true });
  return (
    <Analytics
      state={stateOf(analytics)}
      weeks={weeks}
      floorId={floorId}
      heatMap={stateOf(heatMap as Loaded<Schemas['FloorHeatMap']>)}
      exporting={exporting}
      onWeeksChange={(change) => show({ weeks: change.weeks })}
      onFloorChange={(change) => show({ floor: change.floorId })}
      onExport={save}
      onRetry={() => void analytics.mutate()}
      onHeatMapRetry={() => void heatMap.mutate()}
    />
  );
}

function stateOf<Data extends object>({ data, error }: Loaded<Data>) {
  if (data) return { status: 'ready' as const, ...data };
  return { status: error ? ('error' as const) : ('loading' as const) };
}
