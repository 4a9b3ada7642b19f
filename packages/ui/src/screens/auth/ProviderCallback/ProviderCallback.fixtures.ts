import type { ProviderCallbackState } from './ProviderCallback.tsx';

export const states = {
  loading: { status: 'loading' },
  unasked: { status: 'unasked' },
  success: { status: 'success', account: 'aoi@sakura.example' },
  error: { status: 'error' },
} satisfies {
  [Status in ProviderCallbackState['status']]: Extract<ProviderCallbackState, { status: Status }>;
};
