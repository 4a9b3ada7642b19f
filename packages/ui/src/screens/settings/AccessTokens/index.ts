export { AccessTokens } from './AccessTokens.tsx';
export type {
  AccessTokenItem,
  AccessTokensProps,
  AccessTokensResult,
  AccessTokensState,
} from './AccessTokens.tsx';
export type {
  AccessTokenCreation,
  AccessTokenDialogError,
  AccessTokenValues,
} from './AccessTokenDialogs.tsx';
