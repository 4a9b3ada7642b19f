import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { baseLayer } from './layers.css.ts';
import { base } from './style.ts';
import { darkProperties, darkTokens, tokens } from './tokens.ts';

/** Colours of floor plans, in a style sheet that only components with plans load. */
export const planVars = createGlobalThemeContract(
  {
    ground: null,
    floor: null,
    wall: null,
    window: null,
    glass: null,
    /** Outlines of furniture; `faint` for doors, rugs and hanging objects. */
    line: null,
    faint: null,
    furniture: null,
    wood: null,
    leaf: null,
    leafLine: null,
    seat: null,
    /** Halo around labels, for contrast with the lines below. */
    halo: null,
    sand: null,
    iris: null,
    sage: null,
    clay: null,
    sky: null,
    rose: null,
    charcoal: null,
    ivory: null,
  },
  (_value, [name]) => `office-plan-${name}`,
);

createGlobalTheme('.radix-themes', planVars, { '@layer': baseLayer, ...tokens.plan });

base.global('.radix-themes.dark', { vars: darkProperties({ plan: darkTokens.plan }) });
