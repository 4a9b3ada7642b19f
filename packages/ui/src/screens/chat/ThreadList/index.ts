export { ThreadList, type ThreadListProps, type ThreadListState } from './ThreadList.tsx';
export { type ListedThread, type ThreadLine } from './ThreadRow.tsx';
