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
    /** The name of the choice between both. */
    view: string;
    write: string;
    preview: string;
    /** The name of the choice of a language. */
    inLanguage: string;
  };
  /** Shows it as members see it. */
  preview(event: { language: Language }): ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a thing that members read, or the thing as they see it, in one language or the other. */
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
      {/* They stay while the preview is shown: uploads and what can be undone go on. */}
      <div hidden={view === 'preview'}>
        <Stack gap={5}>{children}</Stack>
      </div>
    </>
  );
}
