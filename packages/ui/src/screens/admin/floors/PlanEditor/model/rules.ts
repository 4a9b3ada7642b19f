import {
  katakanaNamePattern,
  maxTextLength,
  visibleNamePattern,
  type PlanProblemCode,
} from '@office/vocabulary';
import type { EditedName, EditedPlan } from '../planEditorState.ts';
import { listOf, refOf, thingOf, type ThingKey } from './things.ts';

export type FieldErrors = Partial<Record<'id' | 'label' | keyof EditedName, PlanProblemCode>>;

/** Validates fields of an object while typing. The whole plan is validated elsewhere. */
export function fieldErrors(plan: EditedPlan, key: ThingKey): FieldErrors {
  const thing = thingOf(plan, key);
  const { kind, index } = refOf(key);
  const errors: FieldErrors = {};
  if (thing && 'id' in thing.value) {
    const { id } = thing.value;
    const others = plan[listOf[kind]] as { id?: string }[];
    if (others.some((other, nth) => nth !== index && other.id === id)) errors.id = 'duplicateId';
  }
  if (thing?.kind === 'zone') Object.assign(errors, nameErrors(thing.value.name));
  if (thing?.kind === 'seat') {
    const { label } = thing.value;
    const isTaken = plan.seats.some((seat, nth) => nth !== index && seat.label === label);
    const wrong = textError(label) ?? (isTaken ? 'duplicateLabel' : undefined);
    if (wrong) errors.label = wrong;
  }
  return errors;
}

function nameErrors({ ja, en, katakana }: EditedName): FieldErrors {
  const [wrongJa, wrongEn] = [textError(ja), textError(en)];
  const isRead = !katakana || katakanaNamePattern.test(katakana);
  return {
    ...(wrongJa && { ja: wrongJa }),
    ...(wrongEn && { en: wrongEn }),
    ...(!isRead && { katakana: 'nameKatakana' }),
  };
}

function textError(text: string): PlanProblemCode | undefined {
  if (text.length > maxTextLength) return 'nameTooLong';
  return visibleNamePattern.test(text) ? undefined : 'nameNotVisible';
}
