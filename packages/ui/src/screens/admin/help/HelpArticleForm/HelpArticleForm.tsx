import { Callout } from '../../../../primitives/Callout/index.ts';
import {
  ContentArticleForm,
  type ContentArticleFormProps,
} from '../../content/ContentArticleForm/index.ts';
import { useContentTexts } from '../../content/useContentTexts.ts';

export type { ContentArticleFormState as HelpArticleFormState } from '../../content/ContentArticleForm/index.ts';

export interface HelpArticleFormProps extends Omit<
  ContentArticleFormProps,
  'area' | 'component' | 'notice'
> {
  /** Question that the article answers. */
  question?: string | undefined;
}

export function HelpArticleForm({ question, ...props }: HelpArticleFormProps) {
  const { t } = useContentTexts('help');
  return (
    <ContentArticleForm
      {...props}
      area="help"
      component="HelpArticleForm"
      notice={question && <Callout>{t('form.question', { text: question })}</Callout>}
    />
  );
}
