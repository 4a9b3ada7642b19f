export { SignUp } from './SignUp.tsx';
export type {
  SignUpError,
  SignUpInformation,
  SignUpProps,
  SignUpState,
  SignUpSubmission,
} from './SignUp.types.ts';
