import { languages, maxContentLength, maxTextLength, type Language } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { ChangedMeanwhile } from '../../../../patterns/ChangedMeanwhile/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { useChecked } from '../../../../patterns/form/useChecked.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { useText } from '../../../../patterns/LocaleProvider/useText.ts';
import { LocalizedField } from '../../../../patterns/LocalizedField/index.ts';
import { Markdown } from '../../../../patterns/Markdown/index.ts';
import {
  MarkdownField,
  type MarkdownFieldProps,
} from '../../../../patterns/MarkdownField/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { languageSwitch, validation } from '../../../../patterns/texts.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Switch } from '../../../../primitives/Switch/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import type { AdminHelpCategoryItem, HelpArticleValues } from '../help.ts';

/** A text of the form, in one language. */
type TextName = `${'title' | 'content'}.${Language}`;

export type HelpArticleFormState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'gone' }
  | {
      status: 'ready';
      /** Null for one that is written now. */
      articleId: string | null;
      values: HelpArticleValues;
      /** The question that it is made of. */
      question?: string | undefined;
      /** Signed addresses of the files that it names, by their keys. */
      files?: Readonly<Record<string, string>>;
      /** The fields that the server refused, by their names there, with the words for it. */
      refused?: Partial<Record<TextName | 'categoryId', string>> | undefined;
      /** Why it was not saved. */
      error?: string | undefined;
      /** Someone else was faster: their version. */
      theirs?: HelpArticleValues | undefined;
    };

export interface HelpArticleFormProps {
  state: HelpArticleFormState;
  categories: readonly AdminHelpCategoryItem[];
  submitting?: boolean;
  onType(event: { values: HelpArticleValues }): void;
  onSubmit(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onDiscard(): void;
  onUpload?: MarkdownFieldProps['onUpload'];
  breadcrumbs?: readonly Breadcrumb[];
  onRetry(): void;
}

/** An article of help in both languages: written, looked at as members see it, published. */
export function HelpArticleForm(props: HelpArticleFormProps) {
  const { state } = props;
  const { t } = useTranslation('admin-help');
  return (
    <div className={contentPage.page} data-component="HelpArticleForm" data-status={state.status}>
      <PageHeader
        title={t(state.status === 'ready' && !state.articleId ? 'form.create' : 'form.edit')}
        {...(props.breadcrumbs ? { breadcrumbs: props.breadcrumbs } : {})}
      />
      {state.status === 'loading' && <LoadingState shape="form" label={t('form.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'gone' && <EmptyState icon={icons.help} title={t('form.gone')} />}
      {state.status === 'ready' && <Ready {...props} state={state} />}
    </div>
  );
}

interface ReadyProps extends HelpArticleFormProps {
  state: Extract<HelpArticleFormState, { status: 'ready' }>;
}

function Ready(props: ReadyProps) {
  const { state, categories, submitting = false, onType, onSubmit } = props;
  const { values, theirs, refused } = state;
  const { t } = useTranslation('admin-help');
  const words = useText();
  const language = useLanguage();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { form, errorOf, leave, attempt } = useChecked<TextName | 'categoryId'>(
    () => ({
      ...mistakes(values, words(validation.required)),
      ...(values.categoryId ? {} : { categoryId: words(validation.required) }),
    }),
    refused,
  );
  const set = (change: Partial<HelpArticleValues>) => onType({ values: { ...values, ...change } });
  const text = (field: 'title' | 'content') => ({
    label: t(`form.${field}`),
    value: values[field],
    maxLength: field === 'title' ? maxTextLength : maxContentLength,
    errors: { ja: errorOf(`${field}.ja`), en: errorOf(`${field}.en`) },
    onChange: (event: { value: Record<Language, string> }) => set({ [field]: event.value }),
    onBlur: (event: { language: Language }) => leave(`${field}.${event.language}`),
  });
  return (
    <form
      ref={form}
      noValidate
      aria-busy={submitting || undefined}
      className={contentPage.form}
      onSubmit={(event) => {
        event.preventDefault();
        setView('write');
        if (!submitting && attempt()) onSubmit();
      }}
    >
      <Stack gap={5}>
        {theirs && <Clash {...props} theirs={theirs} />}
        {state.error && (
          <Callout tone="danger" announce title={t('form.failed')}>
            {state.error}
          </Callout>
        )}
        {state.question && <Callout>{t('form.question', { text: state.question })}</Callout>}
        <SegmentedControl
          ariaLabel={t('form.view')}
          options={[
            { value: 'write', label: t('form.write') },
            { value: 'preview', label: t('form.preview') },
          ]}
          value={view}
          onChange={({ value }) => setView(value)}
        />
        {view === 'preview' ? (
          <Preview {...props} />
        ) : (
          <>
            <LocalizedField {...text('title')} />
            <LocalizedField {...text('content')} layout="tabs">
              {(control) => (
                <MarkdownField
                  {...control}
                  maxLength={maxContentLength}
                  rows={14}
                  headingLevel={3}
                  {...(state.files ? { files: state.files } : {})}
                  {...(props.onUpload ? { onUpload: props.onUpload } : {})}
                />
              )}
            </LocalizedField>
          </>
        )}
        <FormField label={t('form.category')} error={errorOf('categoryId')}>
          {({ id, describedBy, invalid }) => (
            <Select
              {...{ id, invalid }}
              {...(describedBy ? { describedBy } : {})}
              value={values.categoryId}
              options={categories.map((category) => ({
                value: category.id,
                label: category.name[language],
              }))}
              onChange={({ value }) => set({ categoryId: value })}
            />
          )}
        </FormField>
        <Switch
          label={t('form.published')}
          hint={t('form.publishedHint')}
          checked={values.published}
          onChange={({ checked }) => set({ published: checked })}
        />
        <div className={contentPage.actions}>
          <Button type="submit" variant="primary" loading={submitting}>
            {t(state.articleId ? 'form.submitEdit' : 'form.submitCreate')}
          </Button>
          <Button onPress={props.onDiscard}>{t('form.discard')}</Button>
        </div>
      </Stack>
    </form>
  );
}

/** The texts that cannot be stored. One that is too long says so itself. */
function mistakes(values: HelpArticleValues, missing: string): Partial<Record<TextName, string>> {
  const found: Partial<Record<TextName, string>> = {};
  for (const field of ['title', 'content'] as const) {
    const most = field === 'title' ? maxTextLength : maxContentLength;
    for (const language of languages) {
      const text = values[field][language];
      if (text.trim() === '' || [...text].length > most) found[`${field}.${language}`] = missing;
    }
  }
  return found;
}

function Clash({
  state,
  theirs,
  submitting = false,
  ...on
}: ReadyProps & { theirs: HelpArticleValues }) {
  const { t } = useTranslation('admin-help');
  const words = useText();
  const fields = (['title', 'content'] as const).flatMap((field) =>
    languages.map((language) => ({
      id: `${field}.${language}`,
      label: `${t(`form.${field}`)} (${words(languageSwitch[language])})`,
      mine: state.values[field][language],
      theirs: theirs[field][language],
    })),
  );
  return (
    <ChangedMeanwhile
      fields={fields.filter(({ mine, theirs: other }) => mine !== other)}
      submitting={submitting}
      onKeepMine={on.onKeepMine}
      onTakeTheirs={on.onTakeTheirs}
    />
  );
}

function Preview({ state: { values, files } }: ReadyProps) {
  const { t } = useTranslation('admin-help');
  const words = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <div className={contentPage.preview}>
      <SegmentedControl
        size="sm"
        ariaLabel={t('form.inLanguage')}
        options={languages.map((value) => ({ value, label: words(languageSwitch[value]) }))}
        value={language}
        onChange={({ value }) => setLanguage(value)}
      />
      <div lang={language}>
        <Heading level={2}>{values.title[language]}</Heading>
        <Markdown text={values.content[language]} {...(files ? { files } : {})} />
      </div>
    </div>
  );
}
