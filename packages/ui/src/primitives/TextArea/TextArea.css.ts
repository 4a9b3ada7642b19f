import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  width: '100%',
  minWidth: 0,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.body,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
  '@media': { [media.tablet]: { fontSize: vars.font.size.sm } },
  selectors: {
    '&:focus-within': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    "&:has(textarea[aria-invalid='true'])": {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.dangerText}`,
    },
    '&:has(textarea:disabled)': {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
      backgroundColor: vars.color.fill,
    },
  },
});

primitive.global(`${root} textarea`, { fontSize: 'inherit', lineHeight: 'inherit' });
primitive.global(`${root} textarea:focus-visible`, { outline: 'none' });
primitive.global(`${root} textarea::placeholder`, { color: vars.color.textMuted, opacity: 1 });

export const rowsProperty = '--office-text-area-rows';

/** Grows with its text, from the minimum number of lines. */
export const growing = primitive.style({});
primitive.global(`${growing} textarea`, {
  fieldSizing: 'content' as never,
  minHeight: `calc(var(${rowsProperty}) * 1lh + 2 * var(--text-area-padding-y))`,
  resize: 'none',
});
