export { SignUp } from './SignUp.tsx';
export type {
  SignUpError,
  SignUpInformation,
  SignUpProps,
  SignUpState,
  SignUpSubmission,
} from './SignUpForms.tsx';
