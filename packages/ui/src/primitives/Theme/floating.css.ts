import { primitive } from '../../styles/style.ts';

// Radix states these rules in style elements while something is open. A Content-Security-Policy
// may refuse those: the page behind a dialog would scroll by keys, and menus would have two bars.
primitive.global('body[data-scroll-locked]', {
  overflow: 'hidden !important' as 'hidden',
  overscrollBehavior: 'contain',
});
primitive.global('[data-radix-scroll-area-viewport]', { scrollbarWidth: 'none' });
primitive.global('[data-radix-scroll-area-viewport]::-webkit-scrollbar', { display: 'none' });
