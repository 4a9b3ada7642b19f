export { PasskeyDialog } from './PasskeyDialog.tsx';
export type {
  PasskeyDialogError,
  PasskeyDialogProps,
  PasskeyDialogState,
} from './PasskeyDialog.tsx';
