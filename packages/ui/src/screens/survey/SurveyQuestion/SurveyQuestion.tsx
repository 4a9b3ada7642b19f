import {
  maxSurveyTextLength,
  maxSurveyTitleLength,
  type SurveyAnswerProblemKind,
} from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../patterns/DateField/index.ts';
import { FileUpload, type UploadItem } from '../../../patterns/FileUpload/index.ts';
import { FormField, type FormFieldControl } from '../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../patterns/numbers.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { SurveyAnswerItem, SurveyQuestionItem } from '../survey.ts';
import * as styles from './SurveyQuestion.css.ts';

export interface SurveyQuestionProps {
  question: SurveyQuestionItem;
  answer: SurveyAnswerItem | undefined;
  problem?: SurveyAnswerProblemKind | null | undefined;
  /** The upload in progress. If omitted, shows the file of the answer. */
  upload?: UploadItem | undefined;
  /** Called when the answer changes. An item with only the question id clears the answer. */
  onAnswer(event: { answer: SurveyAnswerItem }): void;
  onUpload(event: { questionId: string; file: File }): void;
  onRemoveFile(event: { questionId: string }): void;
}

const accepted = '.jpg,.jpeg,.png,.gif,.pdf,.docx,.xlsx,.pptx,.txt,.csv';

export function SurveyQuestion(props: SurveyQuestionProps) {
  const { question, problem } = props;
  const { t } = useTranslation('survey');
  const { kind, minChoices, maxChoices } = question;
  const limits =
    kind === 'MULTIPLE' && (minChoices || maxChoices)
      ? t(
          minChoices && maxChoices
            ? 'question.between'
            : minChoices
              ? 'question.atLeast'
              : 'question.atMost',
          {
            min: minChoices,
            max: maxChoices,
          },
        )
      : '';
  const hint = [question.hint, limits].filter(Boolean).join(' ');
  return (
    <div data-component="SurveyQuestion" data-question={question.id}>
      <FormField
        label={question.title}
        hint={hint || undefined}
        error={problem ? t(`problem.${problem}`, { max: maxOf(kind) }) : undefined}
        mark={question.required ? 'required' : 'optional'}
        group={kind === 'SINGLE' || kind === 'MULTIPLE' || kind === 'SCALE'}
      >
        {(control) => <Field {...props} control={control} />}
      </FormField>
    </div>
  );
}

function maxOf(kind: SurveyQuestionItem['kind']): number {
  return kind === 'TEXT' ? maxSurveyTitleLength : maxSurveyTextLength;
}

function Field(props: SurveyQuestionProps & { control: FormFieldControl }) {
  const { question, answer, control, onAnswer } = props;
  const questionId = question.id;
  const set = (change: Omit<SurveyAnswerItem, 'questionId'>) =>
    onAnswer({ answer: { questionId, ...change } });
  const selectedIds = answer?.choiceIds ?? [];
  switch (question.kind) {
    case 'SINGLE':
      return (
        <>
          <RadioGroup
            {...control}
            options={question.choices.map(({ id, text }) => ({ value: id, label: text }))}
            value={selectedIds[0] ?? null}
            onChange={({ value }) => set({ choiceIds: [value] })}
          />
          {!question.required && selectedIds.length > 0 && <Clear onClear={() => set({})} />}
        </>
      );
    case 'MULTIPLE':
      return (
        <div className={styles.choices}>
          {question.choices.map(({ id, text }) => (
            <Checkbox
              key={id}
              label={text}
              checked={selectedIds.includes(id)}
              invalid={control.invalid}
              onChange={({ checked }) =>
                set({
                  choiceIds: question.choices
                    .map((choice) => choice.id)
                    .filter((each) => (each === id ? checked : selectedIds.includes(each))),
                })
              }
            />
          ))}
        </div>
      );
    case 'SCALE':
      return (
        <>
          <Scale {...props} onPick={(scale) => set({ scale })} />
          {!question.required && answer?.scale !== undefined && <Clear onClear={() => set({})} />}
        </>
      );
    case 'TEXT':
      return (
        <TextField
          {...control}
          value={answer?.text ?? ''}
          onChange={({ value }) => set({ text: value })}
        />
      );
    case 'LONG_TEXT':
      return (
        <>
          <TextArea
            {...control}
            rows={4}
            growing
            value={answer?.text ?? ''}
            onChange={({ value }) => set({ text: value })}
          />
          <Length count={answer?.text?.length ?? 0} />
        </>
      );
    case 'DATE':
      return (
        <DateField
          {...control}
          value={answer?.day ?? ''}
          onChange={({ value }) => set({ day: value })}
        />
      );
    case 'FILE':
      return <FileField {...props} />;
  }
}

function Length({ count }: { count: number }) {
  const { t } = useTranslation('survey');
  const language = useLanguage();
  if (count < maxSurveyTextLength * 0.8) return null;
  const [written, max] = [count, maxSurveyTextLength].map((each) => numberText(each, language));
  return (
    <Text as="p" size="xs" tone="muted" align="end" tabular>
      {t('question.length', { count: written, max })}
    </Text>
  );
}

function Clear({ onClear }: { onClear(): void }) {
  const { t } = useTranslation('survey');
  return (
    <div>
      <Button variant="ghost" size="sm" onPress={onClear}>
        {t('question.clear')}
      </Button>
    </div>
  );
}

function Scale({
  question,
  answer,
  control,
  onPick,
}: SurveyQuestionProps & { control: FormFieldControl; onPick(scale: number): void }) {
  const scale = question.scale ?? { from: 1, to: 5, fromLabel: '', toLabel: '' };
  const values = Array.from({ length: scale.to - scale.from + 1 }, (_, step) => scale.from + step);
  const ends = [scale.fromLabel, scale.toLabel].some(Boolean);
  return (
    <div className={styles.scale}>
      <RadioGroup
        {...control}
        direction="scale"
        options={values.map((value) => ({ value: String(value), label: String(value) }))}
        value={answer?.scale === undefined ? null : String(answer.scale)}
        onChange={({ value }) => onPick(Number(value))}
      />
      {ends && (
        <div className={styles.ends}>
          <Text size="xs" tone="muted">
            {scale.fromLabel && `${scale.from}: ${scale.fromLabel}`}
          </Text>
          <Text size="xs" tone="muted" align="end">
            {scale.toLabel && `${scale.to}: ${scale.toLabel}`}
          </Text>
        </div>
      )}
    </div>
  );
}

export function fileNameOf(fileKey: string): string {
  return fileKey.slice(fileKey.lastIndexOf('/') + 1);
}

function FileField(props: SurveyQuestionProps & { control: FormFieldControl }) {
  const { question, answer, upload, control, onUpload, onRemoveFile } = props;
  const { t } = useTranslation('survey');
  const { id: questionId } = question;
  const kept: UploadItem[] = answer?.fileKey
    ? [{ id: questionId, name: fileNameOf(answer.fileKey), size: 0, status: 'done' }]
    : [];
  const remove = () => onRemoveFile({ questionId });
  return (
    <FileUpload
      id={control.id}
      describedBy={control.describedBy}
      invalid={control.invalid}
      ariaLabel={question.title}
      hint={t('question.fileHint')}
      accept={accepted}
      items={upload ? [upload] : kept}
      onChoose={({ files: [file] }) => file && onUpload({ questionId, file })}
      onCancel={remove}
      onRemove={remove}
    />
  );
}
