import { floors } from '../map.fixtures.ts';
import type { WorldMapState } from './WorldMap.tsx';

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    offices: [
      { officeId: 'o1', name: '東京オフィス', floors },
      {
        officeId: 'o2',
        name: 'Osaka office',
        floors: [
          {
            floorId: 'f1',
            name: '1F オープンスペース',
            peopleCount: 2,
            freeSeats: 9,
            current: false,
            blocked: false,
          },
        ],
      },
    ],
  },
} satisfies { [S in WorldMapState['status']]: Extract<WorldMapState, { status: S }> };

export const entering: WorldMapState = { ...states.ready, enteringFloorId: 'f4' };

export const long: WorldMapState = {
  status: 'ready',
  offices: [
    {
      officeId: 'o1',
      name: '株式会社さくらワークス 関西第二開発センター 大阪本町オフィス',
      floors: [
        {
          floorId: 'f1',
          name: '第二ビル7階プロジェクトフロア（第二開発本部プラットフォーム推進室）',
          peopleCount: 1280,
          freeSeats: 1024,
          current: false,
          blocked: false,
        },
        {
          floorId: 'f2',
          name: 'Building 2, floor 8: visitors, interviews and everything that needs a door',
          peopleCount: 3,
          freeSeats: 0,
          current: true,
          blocked: false,
        },
      ],
    },
  ],
};
