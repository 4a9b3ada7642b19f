import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { KeyHint } from '../../../../primitives/KeyHint/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './KeyHelp.css.ts';
import { tools } from './model/tools.ts';

const keys = [
  { name: 'move', keys: [['←', '↑', '→', '↓']] },
  { name: 'moveFar', keys: [['Shift', '→']] },
  { name: 'moveFine', keys: [['Alt', '→']] },
  { name: 'moveLine', keys: [['Ctrl', '→']] },
  { name: 'turn', keys: [[','], ['.']] },
  { name: 'next', keys: [['PageDown'], ['PageUp']] },
  { name: 'put', keys: [['Enter']] },
  { name: 'fields', keys: [['Enter']] },
  { name: 'plan', keys: [['Esc']] },
  { name: 'all', keys: [['Ctrl', 'A']] },
  { name: 'copy', keys: [['Ctrl', 'C']] },
  { name: 'cut', keys: [['Ctrl', 'X']] },
  { name: 'paste', keys: [['Ctrl', 'V']] },
  { name: 'duplicate', keys: [['Ctrl', 'D']] },
  { name: 'remove', keys: [['Delete']] },
  { name: 'undo', keys: [['Ctrl', 'Z']] },
  { name: 'redo', keys: [['Ctrl', 'Shift', 'Z']] },
  { name: 'zoom', keys: [['+'], ['-'], ['0']] },
  { name: 'pan', keys: [['Space']] },
  { name: 'cancel', keys: [['Esc']] },
  { name: 'help', keys: [['?']] },
] as const;

interface KeyHelpProps {
  open: boolean;
  onClose(): void;
}

export function KeyHelp({ open, onClose }: KeyHelpProps) {
  const { t } = useTranslation(['admin-floors', 'common']);
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('editor.keys.title')}
      description={t('editor.keys.description')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <dl className={styles.list}>
        {tools.map(({ tool, letter }) => (
          <div key={tool} className={styles.row}>
            <Text as="dt">{t(`editor.tool.${tool}`)}</Text>
            <dd className={styles.keys}>
              <KeyHint keys={[letter.toUpperCase()]} />
            </dd>
          </div>
        ))}
        {keys.map(({ name, keys: combinations }) => (
          <div key={name} className={styles.row}>
            <Text as="dt">{t(`editor.keys.${name}`)}</Text>
            <dd className={styles.keys}>
              {combinations.map((combination) =>
                name === 'move' ? (
                  combination.map((key) => <KeyHint key={key} keys={[key]} />)
                ) : (
                  <KeyHint key={combination.join()} keys={combination} />
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
