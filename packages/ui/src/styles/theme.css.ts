import { createGlobalTheme } from '@vanilla-extract/css';
import { baseLayer } from './layers.css.ts';
import { media } from './media.ts';
import { base } from './style.ts';
import { darkProperties, darkTokens, tokens } from './tokens.ts';
import { vars } from './vars.css.ts';

type Lengths<Group> = { [Name in keyof Group]: string };

function mapValues<Group extends Record<string, string>>(
  group: Group,
  convert: (value: string, name: string) => string,
): Lengths<Group> {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, convert(value, name)]),
  ) as Lengths<Group>;
}

// The custom properties are set by `Theme` (`brand.ts`).
const scaled = (length: string) => `calc(${length} * var(--scaling))`;
const rounded = (length: string) => `calc(${length} * var(--office-radius-factor, 1))`;
const withDensity = (length: string) => `(${length} + var(--office-control-step, 0px))`;

/** Borders, pointer targets and the panel, whose width a member chooses. */
const unscaled = new Set([
  'hairline',
  'focusRing',
  'hit',
  'finger',
  'panel',
  'panelMin',
  'panelMax',
]);

function sizeOf(length: string, name: string): string {
  if (unscaled.has(name)) return length;
  return scaled(name.startsWith('control') ? withDensity(length) : length);
}

// `planVars.css.ts` defines the colours of plans.
const { plan: _plan, ...tokensOfTheme } = tokens;
const { plan: _darkPlan, ...darkTokensOfTheme } = darkTokens;

// Radix defines its variables on `.radix-themes` (also on each portal), so these must be defined there too: a
// reference is resolved on the element of the theme, in its mode.
createGlobalTheme('.radix-themes', vars, {
  '@layer': baseLayer,
  ...tokensOfTheme,
  space: mapValues(tokens.space, scaled),
  radius: { ...mapValues(tokens.radius, rounded), round: tokens.radius.round },
  size: mapValues(tokens.size, sizeOf),
  font: { ...tokens.font, size: mapValues(tokens.font.size, scaled) },
});

base.global('.radix-themes.dark', {
  vars: darkProperties(darkTokensOfTheme),
});

base.global('.radix-themes', {
  vars: {
    // Applies the accent colour of an application to Radix components as well.
    '--accent-8': vars.color.accent,
    '--accent-9': vars.color.accent,
    '--accent-10': vars.color.accentHover,
    '--accent-a3': vars.color.accentFill,
    '--accent-a4': vars.color.accentFillHover,
    '--accent-a5': vars.color.accentFillHover,
    '--accent-a11': vars.color.accentText,
    '--accent-contrast': vars.color.onAccent,
    '--accent-indicator': vars.color.accent,
    '--accent-track': vars.color.accent,
    '--focus-8': vars.color.focus,
    '--focus-a2': vars.color.accentFill,
    '--focus-a5': vars.color.accentFillHover,
    '--default-font-family': vars.font.body,
    '--heading-font-family': vars.font.body,
    '--font-weight-bold': vars.font.weight.bold,
    '--font-size-1': vars.font.size.xs,
    '--font-size-2': vars.font.size.sm,
    '--font-size-3': vars.font.size.md,
    '--font-size-4': vars.font.size.md,
    '--font-size-5': vars.font.size.lg,
    '--radius-1': vars.radius.small,
    '--radius-2': vars.radius.control,
    '--radius-3': vars.radius.control,
    '--radius-4': vars.radius.control,
    '--radius-5': vars.radius.card,
    '--radius-6': vars.radius.panel,
    '--cursor-button': 'pointer',
    '--cursor-checkbox': 'pointer',
    '--cursor-radio': 'pointer',
    '--cursor-switch': 'pointer',
    '--cursor-menu-item': 'pointer',
  },
  fontFamily: vars.font.body,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
base.global(".radix-themes:where([data-has-background='true'])", {
  backgroundColor: vars.color.background,
});
base.global('body:has(> * > .radix-themes, > .radix-themes)', { margin: '0px' });
base.global('.radix-themes *, .radix-themes *::before, .radix-themes *::after', {
  boxSizing: 'border-box',
});
// Japanese fonts have no italics, and the Radix default for <em> is Times.
base.global('.radix-themes :lang(ja) em, .radix-themes:lang(ja) em', { fontStyle: 'normal' });
base.global('.radix-themes :focus-visible', {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: vars.space.half,
});

// Uses 0s rather than a short duration: elements without a transition would get one, and a height that
// changes one frame late breaks scroll positions.
base.global('.radix-themes *, .radix-themes *::before, .radix-themes *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
