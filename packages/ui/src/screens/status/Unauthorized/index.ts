export { Unauthorized } from './Unauthorized.tsx';
export type { UnauthorizedProps } from './Unauthorized.tsx';
