import { primitive } from '../../styles/style.ts';

// Radix states these rules in style elements while something is open. A Content-Security-Policy
// may refuse those: the page behind a dialog would scroll by keys, and lists would have two bars.
primitive.global('body[data-scroll-locked]', {
  overflow: 'hidden !important' as 'hidden',
  overscrollBehavior: 'contain',
});
const viewports = ['[data-radix-scroll-area-viewport]', '[data-radix-select-viewport]'];
for (const viewport of viewports) {
  primitive.global(viewport, { scrollbarWidth: 'none' });
  primitive.global(`${viewport}::-webkit-scrollbar`, { display: 'none' });
}
