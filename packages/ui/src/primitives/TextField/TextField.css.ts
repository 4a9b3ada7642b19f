import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const atLeast = (height: string) => `max(${height}, 1.75em)`;

// 16 px below tablet width, because iOS zooms the page into a field with a smaller font.
export const root = primitive.style({
  width: '100%',
  minWidth: 0,
  height: atLeast(vars.size.control),
  fontSize: vars.font.size.md,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
  vars: { '--text-field-focus-color': vars.color.focus },
  '@media': {
    [media.tablet]: { fontSize: vars.font.size.sm },
    [media.coarse]: { height: atLeast(vars.size.finger) },
  },
  selectors: {
    '&:has(input:focus)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    "&:has(input[aria-invalid='true'])": {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.dangerText}`,
    },
    '&:has(input:disabled)': {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
      backgroundColor: vars.color.fill,
    },
  },
});

primitive.global(`${root} input:focus-visible`, { outline: 'none' });
primitive.global(`${root} input::placeholder`, { color: vars.color.textMuted, opacity: 1 });
primitive.global(`${root} input:placeholder-shown`, { textOverflow: 'ellipsis' });
primitive.global(`${root} input:disabled`, {
  color: vars.color.textMuted,
  WebkitTextFillColor: vars.color.textMuted,
  cursor: 'not-allowed',
});

export const large = primitive.style({ height: atLeast(vars.size.controlLarge) });
export const tabular = primitive.style({ fontVariantNumeric: 'tabular-nums' });
export const slot = primitive.style({ color: vars.color.textMuted, gap: vars.space[1] });
export const slotEnd = primitive.style({ paddingInlineEnd: vars.space[1] });
// As a flex item, the native content would shrink and move the calendar button away from the end.
primitive.global(`${root} input:is([type='date'], [type='time'], [type='datetime-local'])`, {
  display: 'block',
});
