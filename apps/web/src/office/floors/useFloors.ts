import { officesFreshMs } from '@office/vocabulary';
import { floorsOf, floorToEnter } from '@office/world/floors';
import { useMemo } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useQuery } from '../../platform/api/queries.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { selectedFloor } from './browserFloor.ts';
import { localizeOffices } from './floors.ts';

export function useFloors() {
  const { data, error, mutate } = useQuery(
    '/v1/contracts/offices',
    {},
    { dedupingInterval: officesFreshMs },
  );
  const selectedFloorId = useStore(selectedFloor);
  const language = useLanguage();
  const list = useMemo(
    () => data && { ...data, data: localizeOffices(data.data, language) },
    [data, language],
  );
  const offices = list?.data;
  const floors = offices ? floorsOf(offices) : [];
  return {
    offices,
    error,
    reload: () => void mutate(),
    floors,
    currentFloor: list ? floorToEnter(list, selectedFloorId) : null,
    names: new Map(floors.map(({ floor }) => [floor.id, floor.name])),
  };
}
