export { UpdatePasswordDone } from './UpdatePasswordDone.tsx';
export type { UpdatePasswordDoneProps } from './UpdatePasswordDone.tsx';
