import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './SecretDialog.css.ts';

interface SecretDialogProps {
  open: boolean;
  title: string;
  description: string;
  copyLabel: string;
  doneLabel: string;
  secret: string;
  onCopy(event: { text: string }): void;
  onClose(): void;
}

/** Shows a secret that cannot be loaded again. Only the button closes it. */
export function SecretDialog({ secret, copyLabel, doneLabel, ...props }: SecretDialogProps) {
  const { open, title, description, onCopy, onClose } = props;
  return (
    <AlertDialog
      open={open}
      title={title}
      description={description}
      confirmLabel={doneLabel}
      onConfirm={onClose}
    >
      <div className={styles.secret}>
        <Text>{secret}</Text>
        <IconButton icon={icons.copy} label={copyLabel} onPress={() => onCopy({ text: secret })} />
      </div>
    </AlertDialog>
  );
}
