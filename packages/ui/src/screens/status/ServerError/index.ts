export { ServerError } from './ServerError.tsx';
export type { ServerErrorProps } from './ServerError.tsx';
