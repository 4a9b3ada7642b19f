export { ProfileEdit, type ProfileEditProps, type ProfileEditState } from './ProfileEdit.tsx';
export { type ProfileDraft } from './useProfileForm.ts';
export { type ProfileValues } from './ProfileEdit.schema.ts';
