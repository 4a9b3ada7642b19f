import { localizedSource } from '../content/localized-search.ts';
import { helpTables } from './help-store.ts';

export const articleSource = localizedSource({
  kind: 'ARTICLE',
  area: 'help',
  ...helpTables,
  pathOf: (id) => `/question-and-answer/${id}`,
});
