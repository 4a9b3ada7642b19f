import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';

export const settingsFeature: WorkplaceFeature = {
  searchLinks: [
    { id: 'microphone', icon: 'microphone', to: '/settings#audio', area: 'settings' },
    { id: 'camera', icon: 'camera', to: '/settings#video', area: 'settings' },
    { id: 'graphics', icon: 'graphics', to: '/settings#graphics', area: 'settings' },
    { id: 'notification', icon: 'notifications', to: '/settings#notification', area: 'settings' },
    { id: 'accounts', icon: 'link', to: '/settings#meeting', area: 'settings' },
    { id: 'password', icon: 'password', to: '/password', area: 'settings' },
    { id: 'security', icon: 'security', to: '/security', area: 'settings' },
    { id: 'accessTokens', icon: 'lock', to: '/access-tokens', area: 'settings' },
  ],
};
