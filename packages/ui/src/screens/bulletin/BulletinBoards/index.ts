export {
  BulletinBoards,
  type BulletinBoardsProps,
  type BulletinBoardsState,
  type BulletinFilter,
} from './BulletinBoards.tsx';
