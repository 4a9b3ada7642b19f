import { languages } from '@office/vocabulary';
import type { SearchSource } from '../platform/search-source.ts';
import { searchTexts } from '../platform/search-texts.ts';
import { findArticlesInAllLanguages, findArticleTexts } from './help-store.ts';

export const articleSource: SearchSource = {
  kind: 'ARTICLE',
  area: 'help',
  async find({ db }, { organizationId, language }, { keyword, limit }) {
    const rows = await findArticlesInAllLanguages(db, { organizationId, language, keyword }, limit);
    return rows.map(({ id, title, categoryName, updatedAt }) => ({
      id,
      title: title[language],
      otherNames: languages.map((each) => title[each]),
      context: categoryName,
      path: `/question-and-answer/${id}`,
      at: updatedAt,
    }));
  },
  async readTexts({ db }, viewer, ids) {
    const rows = await findArticleTexts(db, ids);
    return rows.map(({ id, content }) => ({ id, texts: searchTexts(content, viewer) }));
  },
};
