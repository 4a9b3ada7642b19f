export { PeopleFinder, type PeopleFinderProps, type PeopleFinderState } from './PeopleFinder.tsx';
