import { primitive } from '../../styles/style.ts';

// Radix inserts these rules as style elements while something is open. A Content-Security-Policy may block
// them, and then the page behind a dialog scrolls by keys and menus show two scrollbars.
primitive.global('body[data-scroll-locked]', {
  overflow: 'hidden !important' as 'hidden',
  overscrollBehavior: 'contain',
});
primitive.global('[data-radix-scroll-area-viewport]', { scrollbarWidth: 'none' });
primitive.global('[data-radix-scroll-area-viewport]::-webkit-scrollbar', { display: 'none' });
