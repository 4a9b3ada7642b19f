import { maxTextLength, missingTexts, type Language } from '@office/vocabulary';
import { useId, useState } from 'react';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import {
  EditConflictNotice,
  type ChangedField,
} from '../../../../patterns/EditConflictNotice/index.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { useText } from '../../../../patterns/LocaleProvider/useText.ts';
import { LocalizedField } from '../../../../patterns/LocalizedField/index.ts';
import { languageSwitch, validation } from '../../../../patterns/texts.ts';
import { useContentTexts, type ContentArea } from '../useContentTexts.ts';

type Name = Record<Language, string>;

export interface CategoryEdit {
  /** Null for a new category. */
  id: string | null;
  name: Name;
  /** Name that another administrator saved first. */
  theirs?: Name | undefined;
  error?: string | undefined;
}

export interface CategoryNameCallbacks {
  onType(event: { name: Name }): void;
  onSubmit(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

interface CategoryNameDrawerProps extends CategoryNameCallbacks {
  edit: CategoryEdit;
  area: ContentArea;
  submitting: boolean;
}

/** Form for a category name. One language is enough. */
export function CategoryNameDrawer({ edit, area, submitting, ...on }: CategoryNameDrawerProps) {
  const { t } = useContentTexts(area);
  const text = useText();
  const formId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const shown = useLanguage();
  const missing = missingTexts({ name: edit.name }, shown);
  const isWrong = (language: Language) =>
    missing.includes(`name.${language}`) || [...edit.name[language]].length > maxTextLength;
  const errorOf = (language: Language) =>
    isConfirming && isWrong(language) ? text(validation.required) : undefined;
  const differences = (theirs: Name): ChangedField[] =>
    (['ja', 'en'] as const)
      .filter((language) => theirs[language] !== edit.name[language])
      .map((language) => ({
        id: language,
        label: `${t('categories.name')} (${text(languageSwitch[language])})`,
        mine: edit.name[language],
        theirs: theirs[language],
      }));
  return (
    <Drawer
      open
      title={t(edit.id ? 'categories.rename' : 'categories.add')}
      closeLabel={t('categories.close')}
      onClose={on.onClose}
      actions={
        <>
          <Button onPress={on.onClose}>{t('categories.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('categories.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        submitting={submitting}
        onSubmit={() => {
          setConfirming(true);
          if (!isWrong('ja') && !isWrong('en')) on.onSubmit();
        }}
      >
        {edit.theirs && (
          <EditConflictNotice
            fields={differences(edit.theirs)}
            submitting={submitting}
            onKeepMine={on.onKeepMine}
            onTakeTheirs={on.onTakeTheirs}
          />
        )}
        {edit.error && (
          <Callout tone="danger" announce title={t('categories.failed')}>
            {edit.error}
          </Callout>
        )}
        <LocalizedField
          label={t('categories.name')}
          fallback
          value={edit.name}
          maxLength={maxTextLength}
          errors={{ ja: errorOf('ja'), en: errorOf('en') }}
          onChange={({ value }) => on.onType({ name: value })}
        />
      </Form>
    </Drawer>
  );
}
