import { createGlobalTheme } from '@vanilla-extract/css';
import { baseLayer } from './layers.css.ts';
import { media } from './media.ts';
import { base } from './style.ts';
import { vars } from './vars.css.ts';

const japanese =
  "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic UI', 'Yu Gothic', 'Noto Sans JP', 'Noto Sans CJK JP', Meiryo";
const emoji = "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'";

// Radix' variables live on `.radix-themes` (also on each portal), so ours do too: a value that
// refers to one is resolved where the theme is, in its own mode.
createGlobalTheme('.radix-themes', vars, {
  '@layer': baseLayer,
  color: {
    background: 'var(--gray-2)',
    surface: 'var(--color-panel-solid)',
    panel: 'color-mix(in oklab, var(--color-panel-solid) 96%, transparent)',
    fill: 'var(--gray-a3)',
    fillHover: 'var(--gray-a4)',
    fillActive: 'var(--gray-a5)',
    border: 'var(--gray-a5)',
    borderStrong: 'var(--gray-9)',
    text: 'var(--gray-12)',
    textMuted: 'var(--gray-11)',
    accent: 'var(--iris-9)',
    accentHover: 'var(--iris-10)',
    accentText: 'var(--iris-11)',
    accentFill: 'var(--iris-a3)',
    accentFillHover: 'var(--iris-a4)',
    onAccent: 'white',
    danger: '#cd2b31',
    dangerHover: '#b92429',
    dangerText: 'var(--red-11)',
    dangerFill: 'var(--red-a3)',
    success: '#218358',
    successText: '#1d7a52',
    successFill: 'var(--green-a3)',
    warningText: '#965800',
    warningFill: 'var(--amber-a3)',
    focus: 'var(--iris-9)',
    scrim: 'var(--color-overlay)',
    skeleton: 'var(--gray-a4)',
    skeletonShine: 'var(--gray-a2)',
  },
  presence: {
    available: 'var(--green-9)',
    busy: 'var(--red-9)',
    leaving: 'var(--amber-9)',
    loggedOut: 'var(--gray-9)',
    vacation: '#1a1a19',
    ring: 'var(--color-panel-solid)',
  },
  space: {
    0: '0px',
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
    24: '96px',
  },
  radius: { small: '4px', control: '8px', card: '12px', panel: '16px', round: '9999px' },
  size: {
    hairline: '1px',
    focusRing: '2px',
    hit: '24px',
    controlSmall: '32px',
    control: '40px',
    controlLarge: '48px',
    iconSmall: '16px',
    icon: '20px',
    iconLarge: '24px',
    avatar: '40px',
    badge: '18px',
    presenceDot: '12px',
    rail: '72px',
    railExpanded: '232px',
    bottomBar: '60px',
    panel: '420px',
    panelMin: '360px',
    panelMax: '640px',
    toast: '512px',
    form: '400px',
    prose: '680px',
    dialog: '440px',
    dialogLarge: '640px',
    popover: '320px',
    menu: '220px',
  },
  font: {
    body: `system-ui, -apple-system, 'Segoe UI', Roboto, ${japanese}, sans-serif, ${emoji}`,
    mono: `ui-monospace, Menlo, Consolas, 'Noto Sans Mono', ${japanese}, monospace`,
    size: {
      xs: '0.75rem',
      sm: '0.875rem',
      chat: '0.9375rem',
      md: '1rem',
      lg: '1.25rem',
      xl: '1.5rem',
      '2xl': '2rem',
    },
    lineHeight: { tight: '1.25', snug: '1.45', body: '1.6' },
    weight: { regular: '400', medium: '500', bold: '600' },
  },
  shadow: { raised: 'var(--shadow-2)', floating: 'var(--shadow-5)' },
  layer: {
    scene: '0',
    rail: '10',
    panel: '20',
    overlay: '30',
    dialog: '40',
    toast: '50',
    tooltip: '60',
  },
  motion: {
    fast: '120ms',
    base: '160ms',
    slow: '200ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
    skeletonDelay: '200ms',
  },
});

// Black on a dark room would vanish: there the dot gets a light ring (look.md).
base.global('.radix-themes.dark', {
  vars: {
    [vars.color.background]: 'var(--gray-1)',
    [vars.color.focus]: 'var(--iris-11)',
    [vars.color.successText]: 'var(--green-11)',
    [vars.color.warningText]: 'var(--amber-11)',
    [vars.presence.ring]: 'var(--gray-11)',
  },
});

// What Radix' own rules read, bound to our tokens.
base.global('.radix-themes', {
  vars: {
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
// Italics do not exist in Japanese type; Radix' default for <em> is Times.
base.global('.radix-themes :lang(ja) em, .radix-themes:lang(ja) em', { fontStyle: 'normal' });
base.global('.radix-themes :focus-visible', {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: vars.space.half,
});

base.global('.radix-themes *, .radix-themes *::before, .radix-themes *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
