export { AdminSignIn } from './AdminSignIn.tsx';
export type { AdminSignInError, AdminSignInProps } from './AdminSignIn.tsx';
