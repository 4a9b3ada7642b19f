import { primitive } from '../../styles/style.ts';

// Radix inserts these rules as style elements, which a Content-Security-Policy may block.
primitive.global('body[data-scroll-locked]', {
  overflow: 'hidden !important' as 'hidden',
  overscrollBehavior: 'contain',
});
primitive.global('[data-radix-scroll-area-viewport]', { scrollbarWidth: 'none' });
primitive.global('[data-radix-scroll-area-viewport]::-webkit-scrollbar', { display: 'none' });
