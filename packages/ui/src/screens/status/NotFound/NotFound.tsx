import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusScreen } from '../StatusScreen.tsx';

export interface NotFoundProps {
  homeHref?: string;
  /** `part` within a frame that shows the product's name itself. */
  fill?: 'page' | 'part';
  /** Shows the language switch. */
  language?: LanguageSwitchProps;
}

/** There is no page at this address. */
export function NotFound(props: NotFoundProps) {
  return <StatusScreen page="NotFound" {...props} />;
}
