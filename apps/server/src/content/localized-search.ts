import { textIn } from '@office/vocabulary';
import type { SearchSource } from '../platform/search-source.ts';
import { searchTexts } from '../platform/search-texts.ts';
import {
  findItemTexts,
  findPublishedItems,
  type SearchedTables,
} from './localized-search-store.ts';

export type { SearchedTables } from './localized-search-store.ts';

/** Searches the published items of an area in all languages. Results are in the viewer's language. */
export function localizedSource({
  pathOf,
  ...area
}: Pick<SearchSource, 'kind' | 'area'> &
  SearchedTables & { pathOf(id: string): string }): SearchSource {
  return {
    kind: area.kind,
    area: area.area,
    async find({ db }, { organizationId, language }, { keyword, limit }) {
      const where = { organizationId, language, keyword };
      const rows = await findPublishedItems(db, area, where, limit);
      return rows.map(({ id, title, categoryName, at }) => ({
        id,
        title: textIn(title, language),
        otherNames: Object.values(title),
        context: categoryName,
        path: pathOf(id),
        at,
      }));
    },
    async readTexts({ db }, viewer, ids) {
      const rows = await findItemTexts(db, area, ids);
      return rows.map(({ id, content }) => ({ id, texts: searchTexts(content, viewer) }));
    },
  };
}
