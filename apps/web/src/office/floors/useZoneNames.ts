import { unwrap } from '@office/api';
import useSWR from 'swr';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { office } from '../../platform/api/client.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';

export const zoneNamesKey = 'zoneNames';

interface NamedZone {
  floorId: string;
  zoneId: string;
  name: { ja: string; en: string };
}

async function zonesOf(floorId: string): Promise<NamedZone[]> {
  const plan = await unwrap(
    office.GET('/v1/contracts/floors/{floorId}/plan', { params: { path: { floorId } } }),
  );
  return plan.zones.map(({ id, name }) => ({ floorId, zoneId: id, name }));
}

export function useZoneNames(
  floorIds: readonly (string | null)[],
): (floorId: string, zoneId: string) => string | undefined {
  const language = useLanguage();
  const ids = [...new Set(floorIds)].filter((id) => id !== null).toSorted();
  const { data } = useSWR(
    ids.length > 0 ? [queryPrefix, zoneNamesKey, ...ids] : null,
    async ([, , ...floors]) => (await Promise.all(floors.map(zonesOf))).flat(),
    { keepPreviousData: true },
  );
  return (floorId, zoneId) =>
    data?.find((zone) => zone.floorId === floorId && zone.zoneId === zoneId)?.name[language];
}
