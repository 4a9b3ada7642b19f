export { ProviderCallback } from './ProviderCallback.tsx';
export type { ProviderCallbackProps, ProviderCallbackState } from './ProviderCallback.tsx';
