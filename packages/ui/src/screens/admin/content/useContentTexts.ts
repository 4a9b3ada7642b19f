import { useTranslation } from 'react-i18next';

/** Areas with drafts and published items in categories. */
export type ContentArea = 'help' | 'tutorial';

/** Namespaces of each area. Its own texts take precedence over the shared texts. */
const namespaces: Record<ContentArea, readonly string[]> = {
  help: ['admin-help', 'admin-content'],
  tutorial: ['admin-tutorial', 'admin-content'],
};

/** Returns the texts of an area, and the shared texts as a fallback. */
export function useContentTexts(area: ContentArea) {
  return useTranslation(namespaces[area], { nsMode: 'fallback' });
}
