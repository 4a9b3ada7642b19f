import type { LanguageSwitchProps } from '../../../patterns/LanguageSwitch/index.ts';
import { StatusScreen } from '../StatusScreen.tsx';

export interface UnauthorizedProps {
  homeHref?: string;
  /** `part`: in a frame that already shows the product name. */
  fill?: 'page' | 'part';
  /** The reason. Defaults to missing authentication. */
  description?: string;
  language?: LanguageSwitchProps;
  onGoBack(): void;
}

/** Shown if the visitor is signed out or not permitted to see the page. */
export function Unauthorized(props: UnauthorizedProps) {
  return <StatusScreen page="Unauthorized" {...props} />;
}
