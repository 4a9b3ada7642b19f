export { PeopleFinder, type PeopleFinderProps } from './PeopleFinder.tsx';
export type { PeopleFinderState } from './FinderResults.tsx';
