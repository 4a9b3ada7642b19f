import type { SurveyAnswerProblemKind } from '@office/vocabulary';
import type { UploadItem } from '../../../patterns/FileUpload/index.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import type { SurveyAnswerItem, SurveyFormItem, SurveyQuestionItem } from '../survey.ts';
import { SurveyQuestion } from '../SurveyQuestion/SurveyQuestion.tsx';

export interface SurveySectionProps {
  survey: Pick<SurveyFormItem, 'files'>;
  section: SurveyFormItem['sections'][number];
  /** Unsent answers; falls back to the sent ones. */
  answers: readonly SurveyAnswerItem[];
  uploads: Readonly<Record<string, UploadItem>>;
  problemOf(question: SurveyQuestionItem): SurveyAnswerProblemKind | null;
  onAnswer(event: { answer: SurveyAnswerItem }): void;
  onUpload(event: { questionId: string; file: File }): void;
  onRemoveFile(event: { questionId: string }): void;
}

export function SurveySection({ survey, section, answers, uploads, ...props }: SurveySectionProps) {
  return (
    <>
      {(section.title || section.description) && (
        <div>
          {section.title && (
            <Heading level={2} size="md">
              {section.title}
            </Heading>
          )}
          {section.description && (
            <Markdown
              text={section.description}
              headingLevel={3}
              {...(survey.files && { files: survey.files })}
            />
          )}
        </div>
      )}
      {section.questions.map((question) => {
        const problem = props.problemOf(question);
        return (
          <div key={question.id} data-wrong={problem ? '' : undefined}>
            <SurveyQuestion
              question={question}
              answer={answers.find(({ questionId }) => questionId === question.id)}
              problem={problem}
              upload={uploads[question.id]}
              onAnswer={props.onAnswer}
              onUpload={props.onUpload}
              onRemoveFile={props.onRemoveFile}
            />
          </div>
        );
      })}
    </>
  );
}
