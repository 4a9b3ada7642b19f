import { localizedSource } from '../content/localized-search.ts';
import { tutorialTables } from './tutorial-store.ts';

export const tutorialSource = localizedSource({
  kind: 'TUTORIAL',
  area: 'tutorial',
  ...tutorialTables,
  pathOf: (id) => `/tutorial/${id}`,
});
