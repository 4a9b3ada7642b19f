import { differenceInDays } from 'date-fns/differenceInDays';
import type { SearchSource } from '../platform/search-source.ts';
import { localizedName, markedBotName } from '@office/vocabulary';
import { pictureUrl } from './avatar-url.ts';
import { findDepartment, findPeopleByKeyword, findChatPartners } from './person-search-store.ts';

/** Direct chat partners rank highest if the last message is at most this many days old. */
const nearDays = 14;

/**
 * Searches the other members by name, reading, nickname, department and, except for guests, e-mail address.
 */
export const personSource: SearchSource = {
  kind: 'PERSON',
  area: 'people',
  findsNames: true,
  async find(deps, viewer, query) {
    const people = await findPeopleByKeyword(deps.db, viewer, query);
    if (people.length === 0) return [];
    const partners = await findChatPartners(deps.db, viewer);
    const own = await findDepartment(deps.db, viewer);
    const now = deps.now();
    const relevance = (userId: string, department: string | null) => {
      const lastAt = partners.get(userId);
      if (lastAt) return differenceInDays(now, lastAt) <= nearDays ? 1 : 0.5;
      return own !== null && department === own ? 0.25 : 0;
    };
    return people.map(
      ({ id, nameKanji, nameKatakana, nameLatin, nickname, email, department, picture }) => ({
        id,
        title: picture.bot
          ? markedBotName(nameKanji, viewer.language)
          : localizedName(nameKanji, nameLatin, viewer.language),
        otherNames: [
          nameKanji,
          nameKatakana,
          nameLatin,
          nickname,
          viewer.role === 'GUEST' || picture.bot ? null : email,
        ],
        context: department,
        path: `/people/${id}`,
        picture: () => pictureUrl(deps, picture),
        relevance: relevance(id, department),
      }),
    );
  },
};
