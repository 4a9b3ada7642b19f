import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import type { CaptionText } from '../voice.ts';
import * as styles from './CallCaptions.css.ts';

export interface CallCaptionsProps {
  /** Oldest first. Keep the component mounted, so that new lines are announced. */
  lines: readonly CaptionText[];
}

/** Captions of the other participants. A line is announced when it is complete, not for every word. */
export function CallCaptions({ lines }: CallCaptionsProps) {
  const { t } = useTranslation('voice');
  const finalLine = lines.findLast(({ isFinal }) => isFinal);
  return (
    <>
      <LiveRegion>
        {finalLine && (
          <span lang={finalLine.language}>
            {t('captions.announcement', { name: finalLine.name, text: finalLine.text })}
          </span>
        )}
      </LiveRegion>
      {lines.length > 0 && (
        <div className={styles.root} aria-hidden data-component="CallCaptions">
          {lines.map(({ id, name, text, isFinal, language }) => (
            <div key={id} className={styles.line} data-final={isFinal}>
              <div>
                <span className={styles.name}>{name}</span>
                <span lang={language}>{text}</span>
              </div>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
