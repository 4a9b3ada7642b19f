import type { Provider } from '@office/vocabulary';
import { googleAdapter } from './google-adapter.ts';
import type { ProviderAdapter } from './provider-meeting.ts';
import { teamsAdapter } from './teams-adapter.ts';
import { zoomAdapter } from './zoom-adapter.ts';

export const providerAdapters: Record<Provider, ProviderAdapter> = {
  GOOGLE: googleAdapter,
  ZOOM: zoomAdapter,
  TEAMS: teamsAdapter,
};
