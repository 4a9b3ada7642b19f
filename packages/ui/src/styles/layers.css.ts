import { globalLayer } from '@vanilla-extract/css';

// The order of declaration is the order of precedence: a screen's rule beats a pattern's, whatever
// their specificity. The first rule of `radix/*.css` repeats this list, so that the order holds
// whichever file a bundler puts first.
const radixLayer = globalLayer('radix');
globalLayer({ parent: radixLayer }, 'base');
globalLayer({ parent: radixLayer }, 'component');
export const baseLayer = globalLayer('ui.base');
export const primitiveLayer = globalLayer('ui.primitive');
export const patternLayer = globalLayer('ui.pattern');
export const screenLayer = globalLayer('ui.screen');
