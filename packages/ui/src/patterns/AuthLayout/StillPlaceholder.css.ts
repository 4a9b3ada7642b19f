import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const mix = (colour: string, share: string, other: string) =>
  `color-mix(in oklab, ${colour} ${share}, ${other})`;

export const root = pattern.style({ display: 'block', width: '100%', height: '100%' });
export const wall = pattern.style({
  fill: mix(vars.color.accentText, '14%', vars.color.background),
});
export const floor = pattern.style({
  fill: mix(vars.color.warningText, '18%', vars.color.background),
});
export const skirting = pattern.style({
  fill: mix(vars.color.accentText, '22%', vars.color.background),
});
export const sky = pattern.style({ fill: mix(vars.color.accent, '26%', vars.color.surface) });
export const cloud = pattern.style({ fill: vars.color.surface, opacity: '0.55' });
export const frame = pattern.style({
  fill: mix(vars.color.warningText, '10%', vars.color.surface),
});
export const beam = pattern.style({ fill: vars.color.surface, opacity: '0.35' });
export const wood = pattern.style({ fill: mix(vars.color.warningText, '46%', vars.color.surface) });
export const woodDark = pattern.style({
  fill: mix(vars.color.warningText, '60%', vars.color.background),
});
export const metal = pattern.style({
  fill: mix(vars.color.textMuted, '62%', vars.color.background),
});
export const screen = pattern.style({ fill: mix(vars.color.accent, '72%', vars.color.background) });
export const seat = pattern.style({
  fill: mix(vars.color.accentText, '62%', vars.color.background),
});
export const leaf = pattern.style({
  fill: mix(vars.color.successText, '62%', vars.color.background),
});
export const leafDark = pattern.style({
  fill: mix(vars.color.successText, '78%', vars.color.background),
});
export const pot = pattern.style({
  fill: mix(vars.color.dangerText, '34%', vars.color.background),
});
export const shadow = pattern.style({ fill: vars.color.text, opacity: '0.07' });
