export {
  ChangedMeanwhile,
  type ChangedField,
  type ChangedMeanwhileProps,
} from './ChangedMeanwhile.tsx';
