export { UpdatePassword } from './UpdatePassword.tsx';
export type {
  UpdatePasswordError,
  UpdatePasswordProps,
  UpdatePasswordState,
} from './UpdatePassword.tsx';
