export {
  PeopleList,
  type ListedPerson,
  type PeopleListProps,
  type PeopleListState,
} from './PeopleList.tsx';
