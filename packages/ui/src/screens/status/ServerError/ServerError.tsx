import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusScreen } from '../StatusScreen.tsx';

export interface ServerErrorProps {
  homeHref?: string;
  /** `part`: in a frame that already shows the product name. */
  fill?: 'page' | 'part';
  language?: LanguageSwitchProps;
  onGoBack(): void;
}

export function ServerError(props: ServerErrorProps) {
  return <StatusScreen page="ServerError" {...props} />;
}
