import { differenceInDays } from 'date-fns/differenceInDays';
import type { SearchSource } from '../platform/search-source.ts';
import { pictureUrl } from './avatar-url.ts';
import { findDepartment, findPeopleByKeyword, findWritingPartners } from './person-search-store.ts';

/** Days within which someone whom one has written with is near. */
const nearDays = 14;

/** The other members: by name, how it is read, nickname, department and, for members, e-mail address. */
export const personSource: SearchSource = {
  kind: 'PERSON',
  area: 'people',
  async find(deps, viewer, query) {
    const people = await findPeopleByKeyword(deps.db, viewer, query);
    if (people.length === 0) return [];
    const partners = await findWritingPartners(deps.db, viewer);
    const own = await findDepartment(deps.db, viewer);
    const now = deps.now();
    const nearness = (userId: string, department: string | null) => {
      const lastAt = partners.get(userId);
      if (lastAt) return differenceInDays(now, lastAt) <= nearDays ? 1 : 0.5;
      return own !== null && department === own ? 0.25 : 0;
    };
    return people.map(({ id, nameKanji, nameKatakana, nickname, email, department, picture }) => ({
      id,
      title: nameKanji,
      otherNames: [nameKatakana, nickname, viewer.role === 'GUEST' ? null : email],
      context: department,
      path: `/people/${id}`,
      picture: () => pictureUrl(deps, picture),
      nearness: nearness(id, department),
    }));
  },
};
