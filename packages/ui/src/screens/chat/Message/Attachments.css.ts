import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: '100%',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const item = screen.style({ display: 'flex', minWidth: vars.space[0] });

export const picture = screen.style({
  display: 'block',
  maxWidth: `min(100%, ${vars.size.popover})`,
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
});

export const image = screen.style({
  display: 'block',
  width: 'auto',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: vars.size.popover,
  objectFit: 'contain',
});

export const file = screen.style({
  width: '100%',
  maxWidth: vars.size.form,
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const pages = screen.style({
  display: 'flex',
  gap: vars.space[2],
  width: '100%',
  padding: vars.space[2],
  border: 'none',
  backgroundColor: vars.color.fill,
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'zoom-in' } },
});

export const noPages = screen.style({
  padding: vars.space[2],
  paddingInline: vars.space[3],
  backgroundColor: vars.color.fill,
});

export const largePages = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
});

export const largePage = screen.style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

export const page = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  maxWidth: vars.space[24],
  aspectRatio: '210 / 297',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.raised,
});

export const fileLine = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
});

export const fileIcon = screen.style({ display: 'flex', flex: 'none' });

export const fileWords = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const download = screen.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.fill } },
});
