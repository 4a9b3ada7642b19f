import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import type { CaptionText } from '../voice.ts';
import * as styles from './CallCaptions.css.ts';

export interface CallCaptionsProps {
  /** The oldest first. Keep it mounted, so that the next one is announced. */
  lines: readonly CaptionText[];
}

/** Speech of the others, in words. A line is read out once it is finished, not with every word. */
export function CallCaptions({ lines }: CallCaptionsProps) {
  const { t } = useTranslation('voice');
  const spoken = lines.findLast(({ isFinal }) => isFinal);
  return (
    <>
      <LiveRegion>
        {spoken && (
          <span lang={spoken.language}>
            {t('captions.said', { name: spoken.name, text: spoken.text })}
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
