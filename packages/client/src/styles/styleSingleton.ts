import { useEffect } from 'react';

interface SheetProps {
  styles: string;
  /** Whether changed rules are applied. Otherwise the rules of the first mounted component remain. */
  dynamic?: boolean;
}

/**
 * Replaces the package `react-style-singleton`, which Radix uses to lock scrolling behind a dialog.
 * Uses a constructed style sheet, because the content security policy forbids `<style>` elements
 * created by scripts.
 * @public Imported through an alias of the builds.
 * @returns a component that applies the rules while at least one instance is mounted
 */
export function styleSingleton(): (props: SheetProps) => null {
  const sheet = new CSSStyleSheet();
  let mounted = 0;
  return function Sheet({ styles, dynamic = false }) {
    useEffect(() => {
      if (mounted === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      mounted += 1;
      return () => {
        mounted -= 1;
        if (mounted > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the rules are re-read only if they can change
    }, [styles && dynamic]);
    return null;
  };
}
