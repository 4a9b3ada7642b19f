import { type Language, textIn } from '@office/vocabulary';
import { useMemo, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
import { notBlank } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormSelect } from '../../../../patterns/form/FormSelect.tsx';
import { useFormControl } from '../../../../patterns/form/useFormControl.ts';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { useText } from '../../../../patterns/LocaleProvider/useText.ts';
import { Markdown } from '../../../../patterns/Markdown/index.ts';
import type { MarkdownFieldProps } from '../../../../patterns/MarkdownField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Switch } from '../../../../primitives/Switch/index.ts';
import { ContentFormPage } from '../ContentFormPage.tsx';
import { ContentTextFields } from '../ContentTextFields.tsx';
import { completeTexts, contentTexts, textDifferences } from '../contentTexts.ts';
import { useContentTexts, type ContentArea } from '../useContentTexts.ts';
import { WriteOrPreview, type ContentView } from '../WriteOrPreview.tsx';
import * as contentPage from '../../contentPage.css.ts';
import type { ContentArticleValues, ContentCategoryName } from '../content.ts';

type TextName = `${'title' | 'content'}.${Language}`;

export type ContentArticleFormState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  | {
      status: 'ready';
      /** Null for a new article. */
      articleId: string | null;
      values: ContentArticleValues;
      /** Signed URLs of the files in the text by key. */
      files?: Readonly<Record<string, string>>;
      refused?: Partial<Record<TextName | 'categoryId', string>> | undefined;
      error?: string | undefined;
      /** Version that another administrator saved first. */
      theirs?: ContentArticleValues | undefined;
    };

export interface ContentArticleFormProps {
  /** Selects the texts and the icon. */
  area: ContentArea;
  /** Value of `data-component`. */
  component?: string;
  state: ContentArticleFormState;
  categories: readonly ContentCategoryName[];
  submitting?: boolean;
  /** Content above the fields. */
  notice?: ReactNode;
  onType(event: { values: ContentArticleValues }): void;
  onSubmit(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onDiscard(): void;
  onUpload?: MarkdownFieldProps['onUpload'];
  breadcrumbs?: readonly Breadcrumb[];
  onRetry(): void;
}

/** Form of an article in one or both languages, with preview and category. */
export function ContentArticleForm(props: ContentArticleFormProps) {
  const { area, state, component = 'ContentArticleForm' } = props;
  const { t } = useContentTexts(area);
  return (
    <ContentFormPage
      area={area}
      component={component}
      status={state.status}
      title={t(state.status === 'ready' && !state.articleId ? 'form.create' : 'form.edit')}
      breadcrumbs={props.breadcrumbs}
      onRetry={props.onRetry}
    >
      {state.status === 'ready' && <Ready {...props} state={state} />}
    </ContentFormPage>
  );
}

interface ReadyProps extends ContentArticleFormProps {
  state: Extract<ContentArticleFormState, { status: 'ready' }>;
}

const schemaIn = (language: Language) =>
  z
    .object({
      ...contentTexts,
      categoryId: z.string().check(notBlank),
      published: z.boolean(),
    })
    .check(completeTexts(language));

function Ready(props: ReadyProps) {
  const { area, state, categories, submitting = false, notice, onType, onSubmit } = props;
  const { values, files, theirs, refused } = state;
  const { t } = useContentTexts(area);
  const say = useText();
  const language = useLanguage();
  const [view, setView] = useState<ContentView>('write');
  const schema = useMemo(() => schemaIn(language), [language]);
  const form = useControlledForm<ContentArticleValues>({ schema, values, refused, onType });
  const published = useFormControl({ control: form.control, name: 'published' });
  const names = { title: t('form.title'), content: t('form.content') };
  const differences = theirs && textDifferences(values, theirs, { say, ...names });
  return (
    <div className={contentPage.form}>
      <Form
        submitting={submitting}
        onSubmit={() => {
          setView('write');
          void form.handleSubmit(() => onSubmit())();
        }}
      >
        {differences && (
          <EditConflictNotice
            fields={differences.filter(({ mine, theirs: other }) => mine !== other)}
            submitting={submitting}
            onKeepMine={props.onKeepMine}
            onTakeTheirs={props.onTakeTheirs}
          />
        )}
        {state.error && (
          <Callout tone="danger" announce title={t('form.failed')}>
            {state.error}
          </Callout>
        )}
        {notice}
        <WriteOrPreview
          area={area}
          view={view}
          onViewChange={(event) => setView(event.view)}
          preview={({ language: shown }) => (
            <div lang={shown}>
              <Heading level={2}>{textIn(values.title, shown)}</Heading>
              <Markdown text={textIn(values.content, shown)} files={files} />
            </div>
          )}
        >
          <ContentTextFields
            control={form.control}
            area={area}
            headingLevel={3}
            textFiles={{ files, onUpload: props.onUpload }}
          />
        </WriteOrPreview>
        <FormSelect
          control={form.control}
          name="categoryId"
          label={t('form.category')}
          options={categories.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))}
        />
        <Switch
          label={t('form.published')}
          hint={t('form.publishedHint')}
          checked={values.published}
          onChange={({ checked }) => published.change(checked)}
        />
        <div className={contentPage.actions}>
          <Button type="submit" variant="primary" loading={submitting}>
            {t(state.articleId ? 'form.submitEdit' : 'form.submitCreate')}
          </Button>
          <Button onPress={props.onDiscard}>{t('form.discard')}</Button>
        </div>
      </Form>
    </div>
  );
}
