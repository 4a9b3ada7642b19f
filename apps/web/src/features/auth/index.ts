export { linkProblem } from './linkProblem.ts';
export { LoginGuard, SignedOutGuard } from './LoginGuard.tsx';
