import { languages, type Language } from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { useText } from '../../../patterns/LocaleProvider/useText.ts';
import { languageSwitch } from '../../../patterns/texts.ts';
import { useContentTexts, type ContentArea } from './useContentTexts.ts';
import * as styles from './content.css.ts';

export type ContentView = 'write' | 'preview';

export interface WriteOrPreviewProps {
  area: ContentArea;
  view: ContentView;
  onViewChange(event: { view: ContentView }): void;
  /** Renders the content as members see it. */
  preview(event: { language: Language }): ReactNode;
  /** Form fields. */
  children: ReactNode;
}

export function WriteOrPreview(props: WriteOrPreviewProps) {
  const { area, view, preview, children, onViewChange } = props;
  const { t } = useContentTexts(area);
  const say = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <>
      <SegmentedControl
        ariaLabel={t('form.view')}
        options={[
          { value: 'write', label: t('form.write') },
          { value: 'preview', label: t('form.preview') },
        ]}
        value={view}
        onChange={({ value }) => onViewChange({ view: value })}
      />
      {view === 'preview' && (
        <div className={styles.preview}>
          <SegmentedControl
            size="sm"
            ariaLabel={t('form.inLanguage')}
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
