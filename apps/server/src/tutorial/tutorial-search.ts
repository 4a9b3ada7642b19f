import { languages } from '@office/vocabulary';
import type { SearchSource } from '../platform/search-source.ts';
import { searchTexts } from '../platform/search-texts.ts';
import { findPublishedInAllLanguages, findTutorialTexts } from './tutorial-search-store.ts';

export const tutorialSource: SearchSource = {
  kind: 'TUTORIAL',
  area: 'tutorial',
  async find({ db }, { organizationId, language }, { keyword, limit }) {
    const where = { organizationId, language, keyword };
    const rows = await findPublishedInAllLanguages(db, where, limit);
    return rows.map(({ id, title, categoryName, publishedAt }) => ({
      id,
      title: title[language],
      otherNames: languages.map((each) => title[each]),
      context: categoryName,
      path: `/tutorial/${id}`,
      at: publishedAt,
    }));
  },
  async readTexts({ db }, viewer, ids) {
    const rows = await findTutorialTexts(db, ids);
    return rows.map(({ id, content }) => ({ id, texts: searchTexts(content, viewer) }));
  },
};
