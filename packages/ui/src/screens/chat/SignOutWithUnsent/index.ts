export { SignOutWithUnsent } from './SignOutWithUnsent.tsx';
export type { SignOutWithUnsentProps } from './SignOutWithUnsent.tsx';
