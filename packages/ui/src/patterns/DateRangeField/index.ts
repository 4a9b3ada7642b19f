export {
  DateRangeField,
  isDateRange,
  type DateRange,
  type DateRangeFieldProps,
  type DateRangePreset,
} from './DateRangeField.tsx';
