import { sections } from '../search.fixtures.ts';
import type { SearchResultsState } from './SearchResults.tsx';

export const states = {
  idle: { status: 'idle' },
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', sections: sections.slice(1) },
} satisfies {
  [S in SearchResultsState['status']]: Extract<SearchResultsState, { status: S }>;
};
