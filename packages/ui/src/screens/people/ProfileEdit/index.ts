export { ProfileEdit, type ProfileEditProps, type ProfileEditState } from './ProfileEdit.tsx';
export { type ProfileValues } from './ProfileEdit.schema.ts';
export { type PhotoChange } from './PhotoPicker.tsx';
