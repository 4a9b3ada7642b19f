export { WorkingHoursDialog, type WorkingHoursDialogProps } from './WorkingHoursDialog.tsx';
