export { LeaveNote, type LeaveNoteProps, type LeaveNoteState } from './LeaveNote.tsx';
