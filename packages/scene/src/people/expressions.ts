import type { OfficeAvatar, PersonState } from '@office/vocabulary';
import {
  browShapes,
  eyeShapes,
  mouthShapes,
  ovalPath,
  roundEye,
} from '@office/world/portrait/features';
import type { FeatureShape } from '@office/world/portrait/features';

export const expressions = [
  'neutral',
  'happy',
  'laughing',
  'speaking',
  'surprised',
  'listening',
] as const;
export type Expression = (typeof expressions)[number];

type Feature = readonly FeatureShape[];

const line = (paint: 'ink' | 'lip' | 'brow', d: string, width: number): Feature => [
  { d, paint, width },
];

/** Eyes and brows are the left side; the right side is their mirror image. */
export const eyes = {
  ...eyeShapes,
  closed: line('ink', 'M37.6 48.2Q40.4 49.4 43.2 48.2', 1.9),
  squeezed: line('ink', 'M37 49.2Q40.4 43.6 43.8 49.2', 2.3),
  wide: roundEye(3.1),
} satisfies Record<string, Feature>;

export const brows = {
  ...browShapes,
  raised: line('brow', 'M36.6 39Q40 36 43.4 38.2', 1.8),
} satisfies Record<string, Feature>;

export const mouths = {
  ...mouthShapes,
  open: [
    { d: 'M43.8 57Q48 56.2 52.2 57Q52.4 63.4 48 63.4Q43.6 63.4 43.8 57Z', paint: 'lip' },
    { d: ovalPath(48, 62, 2.2, 1.1), paint: 'tongue' },
  ],
  round: [{ d: ovalPath(48, 60, 2.7, 3.4), paint: 'lip' }],
} satisfies Record<string, Feature>;

export interface FaceFeatures {
  eyes: keyof typeof eyes;
  brows: keyof typeof brows;
  mouth: keyof typeof mouths;
}

type Face = OfficeAvatar['face'];

const shown: Record<Exclude<Expression, 'neutral'>, (face: Face) => FaceFeatures> = {
  happy: () => ({ eyes: 'smile', brows: 'bright', mouth: 'smile' }),
  laughing: () => ({ eyes: 'squeezed', brows: 'bright', mouth: 'bright' }),
  speaking: (face) => ({ eyes: face, brows: face, mouth: 'open' }),
  surprised: () => ({ eyes: 'wide', brows: 'raised', mouth: 'round' }),
  listening: (face) => ({ eyes: face, brows: 'raised', mouth: 'smile' }),
};

/** Eyes that already are a curve do not blink. */
const canBlink = (name: FaceFeatures['eyes']) => name !== 'smile' && name !== 'squeezed';

export function faceFeatures(face: Face, expression: Expression, blinking = false): FaceFeatures {
  const features =
    expression === 'neutral' ? { eyes: face, brows: face, mouth: face } : shown[expression](face);
  return blinking && canBlink(features.eyes) ? { ...features, eyes: 'closed' } : features;
}

/** Seconds for which the mouth stays open or closed while speaking. */
const syllable = 0.16;

/** Whether the mouth is open at `time` in seconds. Irregular, so that people do not speak in step. */
export function isMouthOpen(time: number): boolean {
  const step = Math.floor(time / syllable);
  return Math.sin(step * 12.9898) * 0.5 + Math.sin(step * 2.3) * 0.5 > -0.15;
}

const byEmoji: Partial<Record<string, Expression>> = {
  '😂': 'laughing',
  '🎉': 'laughing',
  '😮': 'surprised',
};

export function expressionOf(
  state: PersonState,
  reaction: string | undefined,
  isInConversation = false,
  isMouthShut = false,
): Expression {
  if (reaction !== undefined) return byEmoji[reaction] ?? 'happy';
  if (state === 'talk') return isMouthShut ? 'neutral' : 'speaking';
  if (state === 'wave') return 'happy';
  return isInConversation ? 'listening' : 'neutral';
}
