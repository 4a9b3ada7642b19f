import { textIn } from '@office/vocabulary';
import type { SearchSource } from '../platform/search-source.ts';
import { searchTexts } from '../platform/search-texts.ts';
import { findNotificationsByTerms, findNotificationTexts } from './notification-search-store.ts';

export const notificationSource: SearchSource = {
  kind: 'NOTIFICATION',
  area: 'notification',
  async find({ db }, viewer, query) {
    const found = await findNotificationsByTerms(db, viewer, query);
    return found.map(({ id, title, receivedAt }) => ({
      id,
      title: textIn(title, viewer.language),
      otherNames: Object.values(title),
      path: `/notifications?id=${id}`,
      at: receivedAt,
    }));
  },
  async readTexts({ db }, viewer, ids) {
    const found = await findNotificationTexts(db, ids);
    return found.map(({ id, content, format }) => ({
      id,
      texts: searchTexts(content, viewer, format),
    }));
  },
};
