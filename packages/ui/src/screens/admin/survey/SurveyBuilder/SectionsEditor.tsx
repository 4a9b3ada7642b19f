import {
  maxSurveyTextLength,
  maxSurveyTitleLength,
  type SurveyProblemAt,
} from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { MarkdownField, type MarkdownFiles } from '../../../../patterns/MarkdownField/index.ts';
import { SortableList } from '../../../../patterns/SortableList/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as styles from '../survey.css.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import {
  duplicateQuestion,
  newQuestion,
  newSection,
  type NewId,
  type SurveyQuestionValues,
  type SurveySectionValues,
} from './surveyValues.ts';

interface SectionsEditorProps {
  sections: readonly SurveySectionValues[];
  fixed: boolean;
  problems: readonly SurveyProblemAt[];
  newId: NewId;
  textFiles?: MarkdownFiles;
  onChange(event: { sections: readonly SurveySectionValues[] }): void;
}

/** Sections and their questions, sorted by drag and drop or by keyboard. A deletion can be undone. */
export function SectionsEditor({
  sections,
  fixed,
  problems,
  newId,
  textFiles,
  onChange,
}: SectionsEditorProps) {
  const { t } = useTranslation('admin-survey');
  const [openId, setOpenId] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<{
    sections: readonly SurveySectionValues[];
    name: string;
  } | null>(null);
  const put = (next: readonly SurveySectionValues[]) => {
    setDeleted(null);
    onChange({ sections: next });
  };
  const remove = (next: readonly SurveySectionValues[], name: string) => {
    setDeleted({ sections, name });
    onChange({ sections: next });
  };
  const setSection = (id: string, change: Partial<SurveySectionValues>) =>
    put(sections.map((section) => (section.id === id ? { ...section, ...change } : section)));
  const labelOf = ({ title }: SurveySectionValues, index: number) =>
    title || t('section.name', { number: index + 1 });
  const named = sections.map((section, index) => ({ ...section, label: labelOf(section, index) }));
  const numbers = new Map(
    sections.flatMap((section) => section.questions).map(({ id }, index) => [id, index + 1]),
  );
  const move = (question: SurveyQuestionValues, to: string) =>
    put(
      sections.map((section) => {
        const others = section.questions.filter(({ id }) => id !== question.id);
        return { ...section, questions: section.id === to ? [...others, question] : others };
      }),
    );
  const withQuestions = (
    sectionId: string,
    change: (questions: readonly SurveyQuestionValues[]) => readonly SurveyQuestionValues[],
  ) =>
    sections.map((section) =>
      section.id === sectionId ? { ...section, questions: change(section.questions) } : section,
    );
  return (
    <section className={styles.part} aria-label={t('sections')}>
      <Heading level={2} size="md">
        {t('sections')}
      </Heading>
      {fixed && <Callout>{t('fixed')}</Callout>}
      {problems.some(({ problem }) => problem === 'QUESTIONS_MISSING') && (
        <Callout tone="danger">{t('problem.QUESTIONS_MISSING')}</Callout>
      )}
      <SortableList
        label={t('sections')}
        disabled={fixed || sections.length < 2}
        items={named}
        renderItem={(item) => {
          const section = sections.find(({ id }) => id === item.id);
          if (!section) return null;
          const isEmpty = problems.some(
            ({ problem, sectionId }) => problem === 'SECTION_EMPTY' && sectionId === section.id,
          );
          return (
            <div className={styles.section}>
              <div className={styles.head}>
                <span className={styles.grow}>
                  <FormField
                    label={t('section.title', { name: item.label })}
                    mark="optional"
                    error={isEmpty ? t('problem.SECTION_EMPTY') : undefined}
                  >
                    {(control) => (
                      <TextField
                        {...control}
                        maxLength={maxSurveyTitleLength}
                        value={section.title}
                        onChange={({ value }) => setSection(section.id, { title: value })}
                      />
                    )}
                  </FormField>
                </span>
                {!fixed && sections.length > 1 && (
                  <IconButton
                    icon={icons.remove}
                    variant="ghost"
                    label={t('section.delete', { name: item.label })}
                    onPress={() =>
                      remove(
                        sections.filter(({ id }) => id !== section.id),
                        item.label,
                      )
                    }
                  />
                )}
              </div>
              <FormField label={t('section.description')} mark="optional">
                {({ id, labelledBy, describedBy }) => (
                  <MarkdownField
                    {...{ id, labelledBy, describedBy }}
                    rows={3}
                    headingLevel={3}
                    maxLength={maxSurveyTextLength}
                    {...textFiles}
                    value={section.description}
                    onChange={({ value }) => setSection(section.id, { description: value })}
                  />
                )}
              </FormField>
              <SortableList
                label={t('section.questions', { name: item.label })}
                disabled={fixed}
                items={section.questions.map((question) => ({
                  ...question,
                  label:
                    question.title || t('question.untitled', { number: numbers.get(question.id) }),
                }))}
                renderItem={({ id: questionId, label }) => {
                  const question = section.questions.find(({ id }) => id === questionId);
                  if (!question) return null;
                  return (
                    <QuestionEditor
                      question={question}
                      number={numbers.get(question.id) ?? 0}
                      open={openId === question.id}
                      fixed={fixed}
                      problems={problems.filter((each) => each.questionId === question.id)}
                      sections={named}
                      sectionId={section.id}
                      newId={newId}
                      onOpen={() => setOpenId(openId === question.id ? null : question.id)}
                      onChange={(changed) =>
                        put(
                          withQuestions(section.id, (questions) =>
                            questions.map((each) => (each.id === changed.id ? changed : each)),
                          ),
                        )
                      }
                      onCopy={() =>
                        put(
                          withQuestions(section.id, (questions) =>
                            questions.flatMap((each) =>
                              each.id === question.id
                                ? [each, duplicateQuestion(each, newId)]
                                : [each],
                            ),
                          ),
                        )
                      }
                      onDelete={() =>
                        remove(
                          withQuestions(section.id, (questions) =>
                            questions.filter(({ id }) => id !== question.id),
                          ),
                          label,
                        )
                      }
                      onMove={(to) => move(question, to)}
                    />
                  );
                }}
                onItemsChange={({ items }) =>
                  setSection(section.id, {
                    questions: items.flatMap(
                      ({ id }) => section.questions.find((question) => question.id === id) ?? [],
                    ),
                  })
                }
              />
              {!fixed && (
                <div>
                  <Button
                    size="sm"
                    icon={icons.plus}
                    onPress={() => {
                      const question = newQuestion('SINGLE', newId);
                      put(withQuestions(section.id, (questions) => [...questions, question]));
                      setOpenId(question.id);
                    }}
                  >
                    {t('section.addQuestion')}
                  </Button>
                </div>
              )}
            </div>
          );
        }}
        onItemsChange={({ items }) =>
          put(items.flatMap(({ id }) => sections.find((section) => section.id === id) ?? []))
        }
      />
      {deleted && (
        <Callout
          announce
          action={
            <Button size="sm" onPress={() => put(deleted.sections)}>
              {t('undo')}
            </Button>
          }
        >
          {t('deleted', { name: deleted.name })}
        </Callout>
      )}
      {!fixed && (
        <div>
          <Button icon={icons.plus} onPress={() => put([...sections, newSection(newId)])}>
            {t('section.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
