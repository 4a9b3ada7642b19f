import { candidates } from '../../chat/chat.fixtures.ts';
import { longRoomName } from '../voice.fixtures.ts';
import type { VoiceRoomFormState } from './VoiceRoomForm.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  create: { status: 'create' },
  edit: { status: 'edit', name: '雑談', people: candidates.slice(1, 3) },
} satisfies { [S in VoiceRoomFormState['status']]: Extract<VoiceRoomFormState, { status: S }> };

export const long: VoiceRoomFormState = {
  status: 'edit',
  name: longRoomName,
  people: candidates,
};
