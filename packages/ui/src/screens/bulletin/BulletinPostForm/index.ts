export {
  BulletinPostForm,
  type BulletinPostFormProps,
  type BulletinPostFormState,
} from './BulletinPostForm.tsx';
