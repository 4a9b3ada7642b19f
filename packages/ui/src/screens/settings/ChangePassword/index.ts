export {
  ChangePassword,
  type ChangePasswordProps,
  type ChangePasswordResult,
} from './ChangePassword.tsx';
export { type PasswordChange } from '../../../patterns/form/ChangePasswordForm.tsx';
