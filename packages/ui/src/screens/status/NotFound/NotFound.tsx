import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusScreen } from '../StatusScreen.tsx';

export interface NotFoundProps {
  homeHref?: string;
  /** `part`: in a frame that already shows the product name. */
  fill?: 'page' | 'part';
  language?: LanguageSwitchProps;
}

export function NotFound(props: NotFoundProps) {
  return <StatusScreen page="NotFound" {...props} />;
}
