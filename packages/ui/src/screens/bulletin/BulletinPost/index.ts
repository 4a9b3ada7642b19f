export { BulletinPost } from './BulletinPost.tsx';
export type {
  BulletinPostProps,
  BulletinPostState,
  BulletinReadersState,
} from './BulletinPostProps.ts';
