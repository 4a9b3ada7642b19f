export { SignIn } from './SignIn.tsx';
export type { SignInError, SignInProps, SignInValues } from './SignIn.tsx';
