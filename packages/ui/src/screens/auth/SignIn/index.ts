export { SignIn } from './SignIn.tsx';
export type { SignInError, SignInProps } from './SignIn.tsx';
export type { SignInValues } from './SignInForm.tsx';
