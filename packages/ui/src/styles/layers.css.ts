import { globalLayer } from '@vanilla-extract/css';

// Layers are ordered by declaration: a screen's rule overrides a pattern's regardless of specificity. The
// first rule of `radix/*.css` repeats this list, so that the order does not depend on the bundler.
const radixLayer = globalLayer('radix');
globalLayer({ parent: radixLayer }, 'base');
globalLayer({ parent: radixLayer }, 'component');
export const baseLayer = globalLayer('ui.base');
export const primitiveLayer = globalLayer('ui.primitive');
export const patternLayer = globalLayer('ui.pattern');
export const screenLayer = globalLayer('ui.screen');
