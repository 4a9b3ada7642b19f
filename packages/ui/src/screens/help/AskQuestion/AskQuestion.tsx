import { maxHelpQuestionLength } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormField } from '../../../patterns/FormField/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import * as contentStyles from '../../content/content.css.ts';

export interface AskQuestionProps {
  text: string;
  articleTitle?: string | undefined;
  submitting?: boolean;
  error?: string | undefined;
  onType(event: { text: string }): void;
  onSubmit(event: { text: string }): void;
  onBack(): void;
}

export function AskQuestion(props: AskQuestionProps) {
  const { text, articleTitle, submitting = false, error, onType, onSubmit, onBack } = props;
  const { t } = useTranslation('help');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const over = [...text].length - maxHelpQuestionLength;
  const mistake =
    over > 0
      ? t('ask.tooLong', { count: over })
      : isSubmitted && text.trim() === ''
        ? t('ask.required')
        : undefined;
  return (
    <div className={contentStyles.root} data-component="AskQuestion">
      <SidePanel
        title={t('ask.title')}
        {...(articleTitle ? { description: t('ask.about', { title: articleTitle }) } : {})}
        onBack={onBack}
      >
        <Form
          submitting={submitting}
          onSubmit={() => {
            setSubmitted(true);
            if (text.trim() === '' || over > 0) field.current?.focus();
            else onSubmit({ text: text.trim() });
          }}
        >
          {error && (
            <Callout tone="danger" announce title={t('ask.failed')}>
              {error}
            </Callout>
          )}
          <FormField label={t('ask.text')} hint={t('ask.hint')} error={mistake}>
            {({ id, describedBy, invalid }) => (
              <TextArea
                ref={field}
                {...{ id, invalid }}
                {...(describedBy ? { describedBy } : {})}
                rows={6}
                growing
                value={text}
                onChange={({ value }) => onType({ text: value })}
              />
            )}
          </FormField>
          <Button type="submit" variant="primary" fullWidth loading={submitting}>
            {t('ask.send')}
          </Button>
        </Form>
      </SidePanel>
    </div>
  );
}
