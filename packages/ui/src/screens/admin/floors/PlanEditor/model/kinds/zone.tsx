import {
  katakanaNamePattern,
  maxTextLength,
  planFinishes,
  planTints,
  planZoneKinds,
} from '@office/vocabulary';
import { toHalfWidthKatakana } from '../../../../../../patterns/halfWidthKatakana.ts';
import type { EditedName, EditedZone } from '../../planEditorState.ts';
import { isInside, lengthOf } from '../geometry.ts';
import {
  mapPoint,
  textError,
  type FieldErrors,
  type Handle,
  type PlanItemForm,
  type PlanItemDescriptor,
} from './planItemDescriptor.ts';

export const zone: PlanItemDescriptor<EditedZone> = {
  icon: 'zone',
  isGround: true,
  name: ({ name: { ja, en } }, { t, number, language }) =>
    (language === 'ja' ? ja : en) || t('editor.named.zone', { number }),
  outline: ({ polygon }) => polygon,
  anchors: ({ polygon }) => polygon,
  mapPlaces: (value, map) => ({
    ...value,
    polygon: value.polygon.map((point) => mapPoint(point, map)),
  }),
  handles: ({ polygon }) =>
    polygon.flatMap((from, corner): Handle[] => {
      const to = polygon[(corner + 1) % polygon.length] ?? from;
      const [x, z] = from;
      const middle = { x: (x + to[0]) / 2, z: (z + to[1]) / 2 };
      return [
        { kind: 'corner', corner, x, z },
        { kind: 'edge', after: corner, ...middle, room: lengthOf({ from, to }) },
      ];
    }),
  fields: (form, value) => (
    <>
      {value && nameFields(form, value)}
      {form.choice('kind', planZoneKinds, (each) => form.t(`editor.zone.${each}`))}
      {form.row(
        form.choice('finish', planFinishes, (each) => form.t(`editor.finish.${each}`)),
        form.choice('tint', planTints, (each) => form.t(`editor.tint.${each}`)),
      )}
      {value && (
        <>
          {form.note(form.t('editor.capacity', { count: countSeats(form, value) }))}
          {form.corners()}
          {form.id(value.id)}
          {form.contents()}
          {form.stacking()}
        </>
      )}
    </>
  ),
  errors: ({ name }) => nameErrors(name),
};

function nameFields(form: PlanItemForm, { name }: EditedZone) {
  const field = (part: keyof EditedName) => ({
    field: `name.${part}`,
    error: part,
    label: form.t(`editor.field.name.${part}`),
    value: name[part] ?? '',
    change: (next: string) => ({ name: { ...name, [part]: next } }),
  });
  return (
    <>
      {form.word(field('ja'))}
      {form.word(field('en'))}
      {form.word({
        ...field('katakana'),
        hint: form.t('editor.field.name.katakanaHint'),
        maxLength: maxTextLength,
        normalize: toHalfWidthKatakana,
      })}
    </>
  );
}

function countSeats({ plan }: PlanItemForm, { polygon }: EditedZone): number {
  return plan.seats.filter((seat) => isInside(seat, polygon)).length;
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
