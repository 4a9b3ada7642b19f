import type { MyDeskState } from './MyDesk.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    seat: { label: 'A-01', floorName: '3F 開発フロア' },
    presence: { workingStatus: 'OFFICE', status: 'AVAILABLE' },
  },
} satisfies { [S in MyDeskState['status']]: Extract<MyDeskState, { status: S }> };

export const noSeat: MyDeskState = { ...states.ready, seat: null };

export const long: MyDeskState = {
  ...states.ready,
  seat: {
    label: 'プラットフォーム推進室-128',
    floorName: '第二ビル7階プロジェクトフロア（第二開発本部プラットフォーム推進室）',
  },
};
