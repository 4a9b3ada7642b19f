import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { panelOf } from './panelOf.ts';

/** Returns the title of the panel of the current page, or null for a page outside of a panel. */
export function usePanelTitle(): string | null {
  const { t } = useTranslation(['shell', 'common', 'people', 'settings']);
  const panel = panelOf(useLocation().pathname);
  return panel ? t(panel.nameKey) : null;
}
