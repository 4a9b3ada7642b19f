import type { LeaveNoteState } from './LeaveNote.tsx';

export const states = {
  writing: { status: 'writing' },
  sending: { status: 'sending' },
  failed: { status: 'failed', reason: 'other' },
} satisfies { [S in LeaveNoteState['status']]: Extract<LeaveNoteState, { status: S }> };
