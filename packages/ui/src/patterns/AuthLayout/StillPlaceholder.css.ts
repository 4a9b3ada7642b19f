import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const mix = (colour: string, share: string, other: string) =>
  `color-mix(in oklab, ${colour} ${share}, ${other})`;

const warm = mix(vars.color.warningText, '38%', vars.color.textMuted);

export const root = pattern.style({ display: 'block', width: '100%', height: '100%' });
export const wall = pattern.style({ fill: mix(vars.color.accent, '13%', vars.color.background) });
export const floor = pattern.style({ fill: mix(warm, '16%', vars.color.background) });
export const skirting = pattern.style({
  fill: mix(vars.color.accent, '21%', vars.color.background),
});
export const sky = pattern.style({ fill: mix(vars.color.accent, '27%', vars.color.surface) });
export const cloud = pattern.style({
  fill: vars.color.onAccent,
  opacity: '0.6',
  selectors: { '.dark &': { opacity: '0.08' } },
});
export const frame = pattern.style({ fill: mix(vars.color.textMuted, '14%', vars.color.surface) });
export const beam = pattern.style({
  fill: vars.color.onAccent,
  opacity: '0.45',
  selectors: { '.dark &': { opacity: '0.03' } },
});
export const wood = pattern.style({ fill: mix(warm, '52%', vars.color.surface) });
export const woodDark = pattern.style({ fill: mix(warm, '68%', vars.color.background) });
export const metal = pattern.style({
  fill: mix(vars.color.textMuted, '58%', vars.color.background),
});
export const screen = pattern.style({ fill: mix(vars.color.accent, '68%', vars.color.background) });
export const seat = pattern.style({ fill: mix(vars.color.accent, '52%', vars.color.background) });
export const leaf = pattern.style({
  fill: mix(vars.color.successText, '46%', vars.color.background),
});
export const leafDark = pattern.style({
  fill: mix(vars.color.successText, '62%', vars.color.background),
});
export const pot = pattern.style({ fill: mix(warm, '40%', vars.color.surface) });
export const shadow = pattern.style({ fill: vars.color.scrim, opacity: '0.35' });
