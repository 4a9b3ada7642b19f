import { toOneLine } from '@office/vocabulary';
import type { SearchSource } from '../platform/search-source.ts';
import { findPostsByTerms, findPostTexts } from './post-search-store.ts';

/** Posts of all boards. Not queried for guests, who cannot read boards. */
export const postSource: SearchSource = {
  kind: 'POST',
  area: 'bulletin',
  async find({ db }, { organizationId }, { terms, limit }) {
    const posts = await findPostsByTerms(db, { organizationId, terms, limit });
    return posts.map(({ id, title, createdAt, boardName }) => ({
      id,
      title,
      context: boardName,
      path: `/bulletin-board/${id}`,
      at: createdAt,
    }));
  },
  async readTexts({ db }, _viewer, ids) {
    const rows = await findPostTexts(db, ids);
    return rows.map(({ id, content }) => ({ id, texts: [toOneLine(content)] }));
  },
};
