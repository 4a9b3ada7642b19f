export { ErrorFallback } from './ErrorFallback.tsx';
export type { ErrorFallbackProps } from './ErrorFallback.tsx';
