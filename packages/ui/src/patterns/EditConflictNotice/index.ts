export {
  EditConflictNotice,
  type ChangedField,
  type EditConflictNoticeProps,
} from './EditConflictNotice.tsx';
