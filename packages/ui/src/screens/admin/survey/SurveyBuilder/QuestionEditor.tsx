import {
  maxSurveyChoices,
  maxSurveyTitleLength,
  surveyQuestionKinds,
  type SurveyProblemAt,
} from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { SortableList } from '../../../../patterns/SortableList/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { NumberField } from '../../../../primitives/NumberField/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Switch } from '../../../../primitives/Switch/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as styles from '../survey.css.ts';
import { convertQuestion, type NewId, type SurveyQuestionValues } from './surveyValues.ts';

interface QuestionEditorProps {
  question: SurveyQuestionValues;
  number: number;
  open: boolean;
  /** Only texts can be edited, because the survey has answers. */
  fixed: boolean;
  problems: readonly SurveyProblemAt[];
  /** The sections the question can be moved to. */
  sections: readonly { id: string; label: string }[];
  sectionId: string;
  newId: NewId;
  onOpen(): void;
  onChange(question: SurveyQuestionValues): void;
  onCopy(): void;
  onDelete(): void;
  onMove(sectionId: string): void;
}

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, number, open, fixed, problems } = props;
  const { t } = useTranslation('admin-survey');
  const name = question.title || t('question.untitled', { number });
  return (
    <div className={styles.question} data-question={question.id}>
      <div className={styles.head}>
        <span className={styles.grow}>
          <Button
            variant="ghost"
            expanded={open}
            icon={open ? icons.chevronDown : icons.chevronRight}
            onPress={props.onOpen}
          >
            {`${number}. ${name}`}
          </Button>
        </span>
        <Text size="xs" tone={problems.length > 0 ? 'danger' : 'muted'}>
          {problems.length > 0 ? t('question.wrong') : t(`kind.${question.kind}`)}
        </Text>
        {!fixed && (
          <>
            <IconButton
              icon={icons.copy}
              label={t('question.copy', { name })}
              variant="ghost"
              onPress={props.onCopy}
            />
            <IconButton
              icon={icons.remove}
              label={t('question.delete', { name })}
              variant="ghost"
              onPress={props.onDelete}
            />
          </>
        )}
      </div>
      {open && <Fields {...props} />}
    </div>
  );
}

function Fields(props: QuestionEditorProps) {
  const { question, fixed, problems, sections, sectionId, newId, onChange } = props;
  const { t } = useTranslation('admin-survey');
  const set = (change: Partial<SurveyQuestionValues>) => onChange({ ...question, ...change });
  const has = (problem: SurveyProblemAt['problem']) =>
    problems.some((each) => each.problem === problem) ? t(`problem.${problem}`) : undefined;
  return (
    <>
      <FormField label={t('question.title')} error={has('QUESTION_TITLE_MISSING')}>
        {(control) => (
          <TextField
            {...control}
            maxLength={maxSurveyTitleLength}
            value={question.title}
            onChange={({ value }) => set({ title: value })}
          />
        )}
      </FormField>
      <FormField label={t('question.hint')} mark="optional">
        {(control) => (
          <TextField
            {...control}
            maxLength={maxSurveyTitleLength}
            value={question.hint}
            onChange={({ value }) => set({ hint: value })}
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <FormField label={t('question.kind')}>
          {(control) => (
            <Select
              {...control}
              disabled={fixed}
              value={question.kind}
              options={surveyQuestionKinds.map((kind) => ({
                value: kind,
                label: t(`kind.${kind}`),
              }))}
              onChange={({ value }) => onChange(convertQuestion(question, value, newId))}
            />
          )}
        </FormField>
        {sections.length > 1 && (
          <FormField label={t('question.section')}>
            {(control) => (
              <Select
                {...control}
                disabled={fixed}
                value={sectionId}
                options={sections.map(({ id, label }) => ({ value: id, label }))}
                onChange={({ value }) => props.onMove(value)}
              />
            )}
          </FormField>
        )}
      </div>
      <Switch
        label={t('question.required')}
        disabled={fixed}
        checked={question.required}
        onChange={({ checked }) => set({ required: checked })}
      />
      {(question.kind === 'SINGLE' || question.kind === 'MULTIPLE') && (
        <Choices {...props} set={set} error={has('CHOICES_MISSING')} />
      )}
      {question.kind === 'MULTIPLE' && (
        <div className={styles.pair}>
          {(['minChoices', 'maxChoices'] as const).map((limit) => (
            <FormField
              key={limit}
              label={t(`question.${limit}`)}
              mark="optional"
              error={limit === 'maxChoices' ? has('CHOICE_LIMITS_WRONG') : undefined}
            >
              {(control) => (
                <NumberField
                  {...control}
                  disabled={fixed}
                  min={1}
                  max={maxSurveyChoices}
                  value={question[limit]}
                  onChange={({ value }) => set({ [limit]: value })}
                />
              )}
            </FormField>
          ))}
        </div>
      )}
      {question.scale && <Scale question={question} fixed={fixed} set={set} />}
    </>
  );
}

type SetQuestion = (change: Partial<SurveyQuestionValues>) => void;

function Choices({
  question,
  fixed,
  problems,
  newId,
  set,
  error,
}: QuestionEditorProps & { set: SetQuestion; error: string | undefined }) {
  const { t } = useTranslation('admin-survey');
  const { choices } = question;
  const mistakeIn = (id: string) => problems.find(({ choiceId }) => choiceId === id)?.problem;
  return (
    <FormField label={t('question.choices')} group error={error}>
      {() => (
        <div className={styles.part}>
          <SortableList
            label={t('question.choices')}
            disabled={fixed}
            items={choices.map((choice, index) => ({
              ...choice,
              label: choice.text || t('question.choice', { number: index + 1 }),
            }))}
            renderItem={(item) => {
              const problem = mistakeIn(item.id);
              const index = choices.findIndex(({ id }) => id === item.id);
              return (
                <div className={styles.head}>
                  <span className={styles.grow}>
                    <FormField
                      label={t('question.choice', { number: index + 1 })}
                      error={problem && t(`problem.${problem}`)}
                    >
                      {(control) => (
                        <TextField
                          {...control}
                          maxLength={maxSurveyTitleLength}
                          value={choices[index]?.text ?? ''}
                          onChange={({ value }) =>
                            set({
                              choices: choices.map((each) =>
                                each.id === item.id ? { ...each, text: value } : each,
                              ),
                            })
                          }
                        />
                      )}
                    </FormField>
                  </span>
                  {!fixed && (
                    <IconButton
                      icon={icons.close}
                      variant="ghost"
                      label={t('question.deleteChoice', { name: item.label })}
                      onPress={() => set({ choices: choices.filter(({ id }) => id !== item.id) })}
                    />
                  )}
                </div>
              );
            }}
            onItemsChange={({ items }) =>
              set({ choices: items.map(({ id, text }) => ({ id, text })) })
            }
          />
          {!fixed && choices.length < maxSurveyChoices && (
            <div>
              <Button
                size="sm"
                icon={icons.plus}
                onPress={() => set({ choices: [...choices, { id: newId(), text: '' }] })}
              >
                {t('question.addChoice')}
              </Button>
            </div>
          )}
        </div>
      )}
    </FormField>
  );
}

function Scale({
  question,
  fixed,
  set,
}: {
  question: SurveyQuestionValues;
  fixed: boolean;
  set: SetQuestion;
}) {
  const { t } = useTranslation('admin-survey');
  const { scale } = question;
  if (!scale) return null;
  const change = (part: Partial<typeof scale>) => set({ scale: { ...scale, ...part } });
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((value) => ({
      value,
      label: value,
    }));
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.pair}>
          <FormField label={t(`question.${end}`)}>
            {(control) => (
              <Select
                {...control}
                disabled={fixed}
                value={String(scale[end])}
                options={end === 'from' ? numbers(0, 1) : numbers(2, 10)}
                onChange={({ value }) => change({ [end]: Number(value) })}
              />
            )}
          </FormField>
          <FormField label={t(`question.${end}Label`)} mark="optional">
            {(control) => (
              <TextField
                {...control}
                maxLength={maxSurveyTitleLength}
                value={scale[`${end}Label`]}
                onChange={({ value }) => change({ [`${end}Label`]: value })}
              />
            )}
          </FormField>
        </div>
      ))}
    </>
  );
}
