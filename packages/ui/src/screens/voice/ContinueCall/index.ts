export { ContinueCall, type ContinueCallProps } from './ContinueCall.tsx';
