import type { SwitchableArea } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { icons, type IconGlyph } from '../../../primitives/Icon/index.ts';

/** An area with drafts and published items in categories. */
export type ContentArea = SwitchableArea;

/** Returns the texts of an area, `admin-help` for example. Shared texts are the fallback. */
export function useContentTexts(area: ContentArea) {
  return useTranslation([`admin-${area}`, 'admin-content'], { nsMode: 'fallback' });
}

export function iconOf(area: ContentArea): IconGlyph {
  const found: Partial<Record<string, IconGlyph>> = icons;
  return found[area] ?? icons.help;
}
