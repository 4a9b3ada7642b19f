import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../primitives/cx.ts';
import { useFloatingTheme } from '../../../primitives/Theme/themeAttributes.ts';
import { mirrorStyles } from './mirrorStyles.ts';
import * as styles from './MiniWindow.css.ts';

export interface MiniWindowProps {
  /** An open, empty window. */
  window: Window;
  title: string;
  children: ReactNode;
}

/** Renders its children into another window with the styles, theme and language of the page. */
export function MiniWindow({ window: mini, title, children }: MiniWindowProps) {
  const { i18n } = useTranslation('voice');
  const theme = useFloatingTheme();
  const [styled, setStyled] = useState(false);
  useEffect(() => mirrorStyles(document, mini.document, () => setStyled(true)), [mini]);
  useEffect(
    () => describe(mini.document, { title, language: i18n.language }),
    [mini, i18n.language, title],
  );
  // Waits for the styles to avoid a flash of unstyled content.
  if (!styled) return null;
  return createPortal(
    <main {...theme} className={cx(theme.className, styles.root)} data-component="MiniWindow">
      {children}
    </main>,
    mini.document.body,
  );
}

function describe(page: Document, { title, language }: { title: string; language: string }): void {
  page.documentElement.lang = language;
  page.title = title;
}
