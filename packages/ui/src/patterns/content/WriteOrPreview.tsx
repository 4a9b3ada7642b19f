import { languages, type Language } from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { languageSwitch } from '../texts.ts';
import * as styles from './content.css.ts';

export type ContentView = 'write' | 'preview';

export interface WriteOrPreviewProps {
  view: ContentView;
  onViewChange(event: { view: ContentView }): void;
  words: {
    /** Accessible name of the switch between form and preview. */
    view: string;
    write: string;
    preview: string;
    /** Accessible name of the language switch. */
    inLanguage: string;
  };
  /** Renders the content as members see it. */
  preview(event: { language: Language }): ReactNode;
  /** Form fields. */
  children: ReactNode;
}

/** Switches between the form and a preview in either language. */
export function WriteOrPreview(props: WriteOrPreviewProps) {
  const { view, words, preview, children, onViewChange } = props;
  const say = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <>
      <SegmentedControl
        ariaLabel={words.view}
        options={[
          { value: 'write', label: words.write },
          { value: 'preview', label: words.preview },
        ]}
        value={view}
        onChange={({ value }) => onViewChange({ view: value })}
      />
      {view === 'preview' && (
        <div className={styles.preview}>
          <SegmentedControl
            size="sm"
            ariaLabel={words.inLanguage}
            options={languages.map((value) => ({ value, label: say(languageSwitch[value]) }))}
            value={language}
            onChange={({ value }) => setLanguage(value)}
          />
          {preview({ language })}
        </div>
      )}
      {/* Keeps the fields mounted during the preview, to preserve uploads and the undo history. */}
      <div hidden={view === 'preview'}>
        <Stack gap={5}>{children}</Stack>
      </div>
    </>
  );
}
