/** The parts of signing in and up that other features and the shell use. */
export { LoginGuard, SignedOutGuard } from './LoginGuard.tsx';
