import { useEffect } from 'react';

interface SheetProps {
  styles: string;
  /** Rules that change are applied anew; others are those of the first who asked. */
  dynamic?: boolean;
}

/**
 * In place of the package `react-style-singleton`, by which Radix locks scrolling behind a dialog: the same
 * rules as a constructed style sheet, since the content security policy allows no `<style>` that scripts write.
 *
 * @public Taken by an alias of the builds.
 * @returns a component; the rules hold as long as one of it is mounted
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
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the rules are taken anew only where they may change
    }, [styles && dynamic]);
    return null;
  };
}
