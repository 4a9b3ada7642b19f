export { ProfileEdit, type ProfileEditProps, type ProfileEditState } from './ProfileEdit.tsx';
export { type ProfileDraft, type ProfileValues } from './useProfileForm.ts';
