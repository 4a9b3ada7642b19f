/** The parts of signing in and up that other features and the shell use. */
export { linkProblem } from './linkProblem.ts';
export { LoginGuard, SignedOutGuard } from './LoginGuard.tsx';
