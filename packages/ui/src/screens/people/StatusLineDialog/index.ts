export { StatusLineDialog, type StatusLineDialogProps } from './StatusLineDialog.tsx';
