import type { SwitchableArea } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { icons, type IconGlyph } from '../../../primitives/Icon/index.ts';

/** An area with drafts and published items in categories. */
export type ContentArea = SwitchableArea;

/** Areas with a folder `screens/admin/<area>`, whose texts replace or extend the shared ones. */
const areasWithTexts: readonly ContentArea[] = ['help', 'tutorial', 'survey', 'bulletin'];

export function useContentTexts(area: ContentArea) {
  const own = areasWithTexts.includes(area) ? [`admin-${area}`] : [];
  const texts = useTranslation([...own, 'admin-content', 'areas'], { nsMode: 'fallback' });
  return { t: texts.t, i18n: texts.i18n, areaName: texts.t(`areas:name.${area}`) };
}

export function iconOf(area: ContentArea): IconGlyph {
  const found: Partial<Record<string, IconGlyph>> = icons;
  return found[area] ?? icons.file;
}
