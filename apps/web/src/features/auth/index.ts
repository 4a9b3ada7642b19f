export { LoginGuard, SignedOutGuard } from './LoginGuard.tsx';
