import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusScreen } from '../StatusScreen.tsx';

export interface UnauthorizedProps {
  homeHref?: string;
  /** `part` within a frame that shows the product's name itself. */
  fill?: 'page' | 'part';
  /** Shows the language switch. */
  language?: LanguageSwitchProps;
  onGoBack(): void;
}

/** The page needs a signed-in member with the right to see it. */
export function Unauthorized(props: UnauthorizedProps) {
  return <StatusScreen page="Unauthorized" {...props} />;
}
