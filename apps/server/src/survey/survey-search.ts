import { toOneLine } from '@office/vocabulary';
import type { SearchSource } from '../platform/search-source.ts';
import { findMemberSurveysByKeyword, findSurveyDescriptions } from './member-survey-store.ts';

export const surveySource: SearchSource = {
  kind: 'SURVEY',
  area: 'survey',
  async find({ db, now }, viewer, { keyword, limit }) {
    const found = await findMemberSurveysByKeyword(db, viewer, { keyword, now: now() }, limit);
    return found.map(({ id, title, opensAt }) => ({
      id,
      title,
      path: `/survey-form/${id}`,
      at: opensAt,
    }));
  },
  async readTexts({ db }, _viewer, ids) {
    const rows = await findSurveyDescriptions(db, ids);
    return rows.map(({ id, description }) => ({ id, texts: [toOneLine(description)] }));
  },
};
