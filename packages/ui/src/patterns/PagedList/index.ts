export { PagedList } from './PagedList.tsx';
export type { PagedListProps } from './PagedList.tsx';
