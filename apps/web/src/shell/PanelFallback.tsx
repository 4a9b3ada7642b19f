import { SidePanel } from '@office/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { panelOf } from './panelOf.ts';

export function PanelFallback({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell', 'common', 'people', 'settings']);
  const panel = panelOf(useLocation().pathname);
  return panel ? <SidePanel title={t(panel.nameKey)}>{children}</SidePanel> : children;
}
