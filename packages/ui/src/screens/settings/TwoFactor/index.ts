export { TwoFactorDialog } from './TwoFactorDialog.tsx';
export type {
  TwoFactorAction,
  TwoFactorDialogError,
  TwoFactorDialogProps,
  TwoFactorStep,
} from './TwoFactorDialog.tsx';
