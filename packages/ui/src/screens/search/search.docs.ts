import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  SearchPalette: {
    purpose: 'Finds people, rooms, messages and pages while typing.',
    container: 'apps/web/src/features/search/pages/PaletteDialog.tsx',
    data: 'The results from the server by section, and the recent searches of the member.',
    accessibility: ['Keys and roles as in `CommandPalette`; results are announced.'],
    related: { SearchResults: 'shows all results of a section.' },
  },
  SearchResults: {
    purpose: 'Lists all results of a search by section.',
    container: 'apps/web/src/features/search/pages/SearchPage.tsx',
    data: 'Results by section, loaded in pages.',
    accessibility: ['The number of results is announced; failures keep the loaded ones.'],
    related: { SearchPalette: 'is the quick search.' },
  },
};
