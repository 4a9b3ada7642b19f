export {
  ChangePassword,
  type ChangePasswordProps,
  type ChangePasswordResult,
} from './ChangePassword.tsx';
export { type ChangePasswordValues } from './ChangePassword.schema.ts';
