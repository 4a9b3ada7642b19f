import type { Page } from 'playwright/test';

/** Returns controls below 42 × 42 px. Scrolls each into view; skips links inside text. */
export function findSmallTouchTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, a[href], input, select, textarea, [role=tab], [role=option]';
    const finger = 42;
    const areaOf = (control: HTMLElement) => {
      control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const label = control.closest('label');
      const isHit = (dx: number, dy: number) => {
        const at = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
        return at !== null && (control.contains(at) || label?.contains(at) === true);
      };
      const extent = (x: number, y: number) => {
        let reach = 0;
        while (reach < finger && isHit(reach * x, reach * y)) reach += 1;
        return reach;
      };
      return { width: extent(-1, 0) + extent(1, 0), height: extent(0, -1) + extent(0, 1) };
    };
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const { width, height } = areaOf(control);
      if (width === 0 || control.closest('p') || (width >= finger && height >= finger)) return [];
      const name = control.ariaLabel ?? control.innerText;
      return [`${location.pathname} ${control.tagName} "${name}" ${width}×${height}`];
    });
  });
}
