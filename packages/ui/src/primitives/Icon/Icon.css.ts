import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({ display: 'block', flexShrink: 0 });

export const size = primitive.variants({
  sm: { width: vars.size.iconSmall, height: vars.size.iconSmall },
  md: { width: vars.size.icon, height: vars.size.icon },
  lg: { width: vars.size.iconLarge, height: vars.size.iconLarge },
  xl: { width: vars.size.avatar, height: vars.size.avatar, strokeWidth: 1.5 },
});

// Without this, icons keep their colour on every background in forced colours mode.
const toned = (color: string) => ({
  color,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
export const tone = primitive.variants({
  inherit: {},
  muted: toned(vars.color.textMuted),
  accent: toned(vars.color.accentText),
  danger: toned(vars.color.dangerText),
  success: toned(vars.color.successText),
  warning: toned(vars.color.warningText),
});

/** Names in lucide of the icons that point in the direction of reading. */
const directional = [
  'arrow-left',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'external-link',
  'forward',
  'list',
  'list-checks',
  'list-ordered',
  'log-in',
  'log-out',
  'quote',
  'redo-2',
  'reply',
  'send-horizontal',
  'undo-2',
];

// Leaves `transform` to rotations.
primitive.global(`:is(${directional.map((name) => `.lucide-${name}`).join()}):dir(rtl)`, {
  scale: '-1 1',
});
