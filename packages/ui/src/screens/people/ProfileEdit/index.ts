export { ProfileEdit, type ProfileEditProps, type ProfileEditState } from './ProfileEdit.tsx';
export { type ProfileValues } from './ProfileEdit.schema.ts';
