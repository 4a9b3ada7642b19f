import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { baseLayer, patternLayer, primitiveLayer, screenLayer } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;
type GlobalRule = Parameters<typeof globalStyle>[1];

/** Wraps the vanilla-extract functions so that every rule is in one cascade layer. */
function inLayer(layer: string) {
  const wrap = (rule: Rule) => ({ '@layer': { [layer]: rule } }) as StyleRule;
  return {
    style: (rule: Rule): string => style(wrap(rule)),
    variants: <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string> =>
      styleVariants(rules, (rule: Rule) => wrap(rule)) as Record<Name, string>,
    global: (selector: string, rule: Rule): void => globalStyle(selector, wrap(rule) as GlobalRule),
  };
}

/** Only for `.css.ts` files: `const root = primitive.style({ … })`. */
export const base = inLayer(baseLayer);
export const primitive = inLayer(primitiveLayer);
export const pattern = inLayer(patternLayer);
export const screen = inLayer(screenLayer);
