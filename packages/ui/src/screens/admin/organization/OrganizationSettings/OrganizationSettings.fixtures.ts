import type {
  OrganizationSettingsProps,
  OrganizationSettingsState,
} from './OrganizationSettings.tsx';
import type { SettingsPart } from './settingsValues.ts';

const part = <Values>(stored: Values): SettingsPart<Values> => ({ values: stored, stored });

export const profile = { name: 'さくらワークス', email: 'info@sakura.example' };

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    blocked: false,
    profile: { ...part(profile), avatarUrl: null, picture: undefined },
    signIn: part({
      loginCode: 'NEW_NETWORKS',
      companyNetworks: ['203.0.113.0/24', '2001:db8:1::/48'],
      sessionHours: 720,
      inviteDomains: ['sakura.example'],
    }),
    areas: part({ USER: ['survey'], GUEST: ['voice', 'meeting'] }),
    retention: { ...part({ messageDays: 62, fileDays: 30 }), preview: null },
  },
} as const satisfies {
  [Status in OrganizationSettingsState['status']]: Extract<
    OrganizationSettingsState,
    { status: Status }
  >;
};

export const contracts: OrganizationSettingsProps['contracts'] = {
  canLimit: true,
  edited: null,
  state: {
    status: 'ready',
    contracts: [
      {
        id: 'contract-1',
        name: '本社オフィス Head office of a company with a long name',
        blocked: false,
        used: 42,
        limit: 100,
        floors: [
          { id: 'floor-1', name: '1階 ひろば', blocked: false },
          { id: 'floor-2', name: '2階 しごと場', blocked: true },
        ],
      },
      { id: 'contract-2', name: '大阪支社', blocked: true, used: 0, limit: 20, floors: [] },
    ],
  },
};
