export { TutorialList, type TutorialListProps, type TutorialListState } from './TutorialList.tsx';
