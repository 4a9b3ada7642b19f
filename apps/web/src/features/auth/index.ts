/** What other features and the shell use of signing in and up. */
export { knownEmail } from './knownEmail.ts';
export { linkProblem } from './linkProblem.ts';
export { LoginGuard, SignedOutGuard } from './LoginGuard.tsx';
