import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusScreen } from '../StatusScreen.tsx';

export interface UnauthorizedProps {
  homeHref?: string;
  /** Shows the language switch. */
  language?: LanguageSwitchProps;
  onGoBack(): void;
}

/** The page needs someone who is signed in and may see it. */
export function Unauthorized(props: UnauthorizedProps) {
  return <StatusScreen page="Unauthorized" {...props} />;
}
