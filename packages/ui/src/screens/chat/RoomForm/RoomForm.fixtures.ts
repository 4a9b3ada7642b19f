import type { RoomFormState } from './RoomForm.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  limit: { status: 'limit', limit: 10 },
  create: { status: 'create' },
  edit: { status: 'edit', name: '開発チーム' },
} satisfies { [S in RoomFormState['status']]: Extract<RoomFormState, { status: S }> };
