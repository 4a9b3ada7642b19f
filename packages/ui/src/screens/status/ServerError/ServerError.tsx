import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusScreen } from '../StatusScreen.tsx';

export interface ServerErrorProps {
  homeHref?: string;
  /** `part` within a frame that shows the product's name itself. */
  fill?: 'page' | 'part';
  /** Shows the language switch. */
  language?: LanguageSwitchProps;
  onGoBack(): void;
}

/** The server failed: try again, go back or go home. */
export function ServerError(props: ServerErrorProps) {
  return <StatusScreen page="ServerError" {...props} />;
}
