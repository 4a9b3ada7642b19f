import { customEmojiNamePattern } from '@office/vocabulary';
import { useId, useRef, useState, type Ref } from 'react';
import { AlertDialog } from '../../primitives/AlertDialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { Form } from '../form/Form.tsx';
import type { CustomEmoji } from '../emoji/customEmojiContext.ts';
import { FormField } from '../FormField/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { usePreview } from '../PicturePicker/usePreview.ts';
import { addEmoji as texts } from '../texts.ts';
import * as styles from './AddEmoji.css.ts';
import { emojiNameOfFile, toEmojiName } from './emojiName.ts';
import { emojiPictureAccept, toEmojiPicture, type EmojiPictureProblem } from './emojiPicture.ts';

interface OwnEmoji extends CustomEmoji {
  id: string;
}

export interface AddEmojiProps extends RootProps<'div', 'title' | 'onSubmit'> {
  /** Emoji that the member added. */
  own?: readonly OwnEmoji[];
  /** Called after a confirmation for one of `own`. */
  onDelete?(event: { emojiId: string }): void;
  /** The emoji is being uploaded. */
  submitting?: boolean;
  /** Rejection of the server, beside the field that it concerns. */
  error?: { field: 'name' | 'picture'; text: string } | undefined;
  /** Called with a valid name, and a PNG of at most 128 pixels or an animation. */
  onSubmit(event: { name: string; picture: File }): void;
  /** Called when the dialog is closed without adding. */
  onClose(): void;
}

type PictureProblem = EmojiPictureProblem | 'required';
type NameProblem = 'required' | 'invalid';

/** Dialog that adds an emoji, or deletes one of the member. Mount it to open it. */
export function AddEmoji({
  own = [],
  onDelete,
  submitting = false,
  error,
  onSubmit,
  onClose,
  ...rest
}: AddEmojiProps) {
  const t = useText();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<File>();
  const [nameProblem, setNameProblem] = useState<NameProblem>();
  const [pictureProblem, setPictureProblem] = useState<PictureProblem>();
  // A rejection is hidden after the field that it concerns has changed.
  const [corrected, setCorrected] = useState<object>();
  const rejection = error === corrected ? undefined : error;

  const checkName = (typed: string): NameProblem | undefined => {
    if (typed === '') return 'required';
    return customEmojiNamePattern.test(typed) ? undefined : 'invalid';
  };
  const choose = async (file: File) => {
    const result = await toEmojiPicture(file);
    const isFile = result instanceof File;
    setPicture(isFile ? result : undefined);
    setPictureProblem(isFile ? undefined : result);
    setCorrected(error);
    if (!isFile || name !== '') return;
    const suggestion = emojiNameOfFile(file.name);
    setName(suggestion);
    if (nameProblem) setNameProblem(checkName(suggestion));
  };
  const submit = () => {
    const typed = toEmojiName(name);
    setName(typed);
    const problem = checkName(typed);
    setNameProblem(problem);
    if (!picture) setPictureProblem((known) => known ?? 'required');
    if (!picture) chooser.current?.focus();
    else if (problem) field.current?.focus();
    else onSubmit({ name: typed, picture });
  };
  const pictureText = pictureProblem
    ? t(texts.pictureProblem[pictureProblem])
    : rejection?.field === 'picture'
      ? rejection.text
      : undefined;
  const nameText = nameProblem
    ? t(texts.nameProblem[nameProblem])
    : rejection?.field === 'name'
      ? rejection.text
      : undefined;
  return (
    <Dialog
      {...rest}
      open
      sheet
      title={t(texts.title)}
      description={t(texts.description)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t(texts.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t(texts.submit)}
          </Button>
        </>
      }
    >
      <Form id={formId} submitting={submitting} onSubmit={submit}>
        <PictureField
          buttonRef={chooser}
          picture={picture}
          problem={pictureText}
          onChoose={(file) => void choose(file)}
        />
        <FormField label={t(texts.name)} hint={t(texts.nameHint)} error={nameText}>
          {(control) => (
            <TextField
              {...control}
              ref={field}
              value={name}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              onChange={({ value }) => {
                setName(value);
                setCorrected(error);
                if (nameProblem) setNameProblem(checkName(toEmojiName(value)));
              }}
              onBlur={() => {
                const typed = toEmojiName(name);
                setName(typed);
                if (typed !== '') setNameProblem(checkName(typed));
              }}
            />
          )}
        </FormField>
      </Form>
      {own.length > 0 && onDelete && <OwnEmojis own={own} onDelete={onDelete} />}
    </Dialog>
  );
}

type OwnEmojisProps = Required<Pick<AddEmojiProps, 'own' | 'onDelete'>>;

function OwnEmojis({ own, onDelete }: OwnEmojisProps) {
  const t = useText();
  const id = useId();
  const [deleting, setDeleting] = useState<OwnEmoji>();
  const name = deleting?.name ?? '';
  return (
    <section className={styles.own}>
      <Heading level={3} id={id} size="sm">
        {t(texts.own)}
      </Heading>
      <ul className={styles.list} aria-labelledby={id}>
        {own.map((emoji) => (
          <li key={emoji.id} className={styles.item}>
            <img className={styles.small} src={emoji.src} alt="" loading="lazy" />
            <span className={styles.itemName}>
              <Text size="sm" truncate>
                {`:${emoji.name}:`}
              </Text>
            </span>
            <IconButton
              icon={icons.remove}
              variant="ghost"
              label={t(texts.delete, { name: emoji.name })}
              onPress={() => setDeleting(emoji)}
            />
          </li>
        ))}
      </ul>
      <AlertDialog
        open={deleting !== undefined}
        danger
        title={t(texts.deleteTitle, { name })}
        description={t(texts.deleteLoss, { name })}
        confirmLabel={t(texts.deleteConfirm)}
        cancelLabel={t(texts.cancel)}
        onConfirm={() => {
          if (deleting) onDelete({ emojiId: deleting.id });
          setDeleting(undefined);
        }}
        onCancel={() => setDeleting(undefined)}
      />
    </section>
  );
}

interface PictureFieldProps {
  buttonRef: Ref<HTMLButtonElement>;
  picture: File | undefined;
  problem: string | undefined;
  onChoose(file: File): void;
}

function PictureField({ buttonRef, picture, problem, onChoose }: PictureFieldProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const src = usePreview(picture);
  const label = t(picture ? texts.changePicture : texts.choosePicture);
  return (
    <div role="group" aria-label={t(texts.picture)} className={styles.picture}>
      <span className={styles.preview}>
        {src ? (
          <img className={styles.image} src={src} alt={t(texts.preview)} />
        ) : (
          <Icon icon={icons.emoji} tone="muted" />
        )}
      </span>
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          accept={emojiPictureAccept}
          hidden
          aria-label={label}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChoose(file);
            // Allows selecting the same file again.
            event.target.value = '';
          }}
        />
        <Button
          ref={buttonRef}
          size="sm"
          icon={icons.camera}
          describedBy={`${id}-message`}
          onPress={() => input.current?.click()}
        >
          {label}
        </Button>
        <div id={`${id}-message`} aria-live="polite">
          <Text as="p" size="xs" tone={problem ? 'danger' : 'muted'}>
            {problem ?? t(texts.pictureHint)}
          </Text>
        </div>
      </div>
    </div>
  );
}
