export { accountProviders, ProviderCallback } from './ProviderCallback.tsx';
export type {
  AccountProvider,
  ProviderCallbackProps,
  ProviderCallbackState,
} from './ProviderCallback.tsx';
