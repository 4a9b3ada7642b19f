import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  // Fixed height, so that the dialog does not resize while the member types.
  height: 'min(36rem, 70dvh)',
  containerType: 'inline-size',
  '@media': { [media.belowTablet]: { height: '78dvh' } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const list = pattern.style({
  flex: '1',
  minHeight: vars.space[0],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const group = pattern.style({ selectors: { '&[hidden]': { display: 'none' } } });

pattern.global(`${group} > [cmdk-group-heading]`, {
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
});

export const item = pattern.style({
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': {
    [media.forcedColors]: {
      selectors: {
        "&[data-selected='true']": {
          outline: `${vars.size.focusRing} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
        },
      },
    },
  },
  selectors: {
    "&[data-selected='true']": { backgroundColor: vars.color.accentFill },
    "&[aria-disabled='true']": { opacity: '0.6', cursor: 'not-allowed' },
  },
});

export const line = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.space[6],
});

export const label = pattern.style({ flex: '1', minWidth: vars.space[0] });
