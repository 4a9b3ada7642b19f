export { RoomForm, type RoomFormProps, type RoomFormState } from './RoomForm.tsx';
export { type RoomFormValues } from './RoomForm.schema.ts';
export type { CandidateListState, CandidateSearch } from '../../../patterns/MemberPicker/index.ts';
