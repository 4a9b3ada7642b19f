import { keywordMatcher } from '@office/vocabulary';
import type { SearchSource } from '../platform/search-source.ts';
import { floorNames, searchableNames } from './floor-names.ts';
import { findNamedFloors } from './floor-search-store.ts';

export { findNamedFloors };

export const floorPath = (floorId: string) => `/map?floor=${floorId}`;

export const floorSource: SearchSource = {
  kind: 'FLOOR',
  area: 'map',
  findsNames: true,
  async find({ db }, { organizationId, language }, { keyword }) {
    const matches = keywordMatcher(keyword);
    const floors = await findNamedFloors(db, organizationId);
    return floors.flatMap(({ id, name, planName, office }) => {
      const names = floorNames(name, planName);
      const otherNames = names ? searchableNames(names) : [];
      if (!matches([name, ...otherNames])) return [];
      return {
        id,
        title: names?.[language] ?? name,
        otherNames,
        context: office.names?.[language] ?? office.name,
        path: floorPath(id),
      };
    });
  },
};
