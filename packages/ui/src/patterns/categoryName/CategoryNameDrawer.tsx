import { maxTextLength, type Language } from '@office/vocabulary';
import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Callout } from '../../primitives/Callout/index.ts';
import { Drawer } from '../../primitives/Drawer/index.ts';
import { ChangedMeanwhile, type ChangedField } from '../ChangedMeanwhile/index.ts';
import { Form } from '../form/Form.tsx';
import { useText } from '../LocaleProvider/useText.ts';
import { LocalizedField } from '../LocalizedField/index.ts';
import { languageSwitch, validation } from '../texts.ts';

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
  submitting: boolean;
  /** Texts of the drawer, provided by the area that uses it. */
  words: Record<'title' | 'name' | 'save' | 'cancel' | 'close' | 'failed', string>;
}

/** Form for a category name in both languages. */
export function CategoryNameDrawer({ edit, submitting, words, ...on }: CategoryNameDrawerProps) {
  const text = useText();
  const formId = useId();
  const [asked, setAsked] = useState(false);
  const isWrong = (language: Language) =>
    edit.name[language].trim() === '' || [...edit.name[language]].length > maxTextLength;
  const errorOf = (language: Language) =>
    asked && isWrong(language) ? text(validation.required) : undefined;
  const differences = (theirs: Name): ChangedField[] =>
    (['ja', 'en'] as const)
      .filter((language) => theirs[language] !== edit.name[language])
      .map((language) => ({
        id: language,
        label: `${words.name} (${text(languageSwitch[language])})`,
        mine: edit.name[language],
        theirs: theirs[language],
      }));
  return (
    <Drawer
      open
      title={words.title}
      closeLabel={words.close}
      onClose={on.onClose}
      actions={
        <>
          <Button onPress={on.onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        submitting={submitting}
        onSubmit={() => {
          setAsked(true);
          if (!isWrong('ja') && !isWrong('en')) on.onSubmit();
        }}
      >
        {edit.theirs && (
          <ChangedMeanwhile
            fields={differences(edit.theirs)}
            submitting={submitting}
            onKeepMine={on.onKeepMine}
            onTakeTheirs={on.onTakeTheirs}
          />
        )}
        {edit.error && (
          <Callout tone="danger" announce title={words.failed}>
            {edit.error}
          </Callout>
        )}
        <LocalizedField
          label={words.name}
          value={edit.name}
          maxLength={maxTextLength}
          errors={{ ja: errorOf('ja'), en: errorOf('en') }}
          onChange={({ value }) => on.onType({ name: value })}
        />
      </Form>
    </Drawer>
  );
}
