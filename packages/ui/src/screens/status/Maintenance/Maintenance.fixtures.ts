import type { MaintenanceState } from './Maintenance.tsx';

// Times without a zone, so that screenshots are the same in every time zone.
export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    info: {
      startAt: '2026-11-21T22:00:00',
      endAt: '2026-11-22T05:30:00',
      contactPhone: '03-1234-5678',
      contactEmail: 'support@office.example',
      message: {
        ja: 'データベースを更新します。\n作業中はオフィスに入れません。',
        en: 'We are updating the database.\nNobody can enter the office meanwhile.',
      },
    },
  },
} satisfies {
  [Status in MaintenanceState['status']]: Extract<MaintenanceState, { status: Status }>;
};

export const openEnded = {
  status: 'ready',
  info: { startAt: '2026-11-21T22:00:00', endAt: null, contactPhone: null, contactEmail: null },
} satisfies MaintenanceState;
