import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './Security/Security.css.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Rejects if the browser denies access to the clipboard. */
  onCopy(event: { text: string }): Promise<void>;
}

/** Copies a secret and announces the result. */
export function CopyButton({ text, label, onCopy }: CopyButtonProps) {
  const { t } = useTranslation('settings');
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const copy = () =>
    onCopy({ text }).then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    );
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        icon={result === 'copied' ? icons.check : icons.copy}
        onPress={() => void copy()}
      >
        {label}
      </Button>
      <LiveRegion visible>
        {result && (
          <Text size="xs" tone={result === 'copied' ? 'success' : 'danger'}>
            {t(`twoFactor.${result}`)}
          </Text>
        )}
      </LiveRegion>
    </div>
  );
}
