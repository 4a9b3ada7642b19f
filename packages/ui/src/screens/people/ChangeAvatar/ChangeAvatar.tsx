import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { AvatarPart } from './AvatarPart.tsx';
import * as styles from './ChangeAvatar.css.ts';
import {
  avatarParts,
  randomAvatar,
  type AvatarChoice,
  type AvatarOptions,
  type AvatarPaints,
} from './officeAvatar.ts';

export type ChangeAvatarState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      avatar: AvatarChoice;
      options: AvatarOptions;
      /** An unsaved choice, for example from before another panel was opened. */
      draft?: AvatarChoice;
      /** Without paints, colours are shown by name only. */
      paints?: AvatarPaints;
    };

export interface ChangeAvatarProps {
  state: ChangeAvatarState;
  submitting?: boolean;
  result?: { status: 'saved' } | { status: 'failed' };
  /** URL of a portrait. If set, shows a preview and a picture for every value. */
  portraitUrl?(event: { avatar: AvatarChoice }): string;
  /** Called for each unsaved choice. The parent can store it and pass it back as `draft`. */
  onPreview(event: { avatar: AvatarChoice }): void;
  onSave(event: { avatar: AvatarChoice }): void;
  onRetry(): void;
  /** Random number generator for "surprise me", 0 to 1. */
  random?(): number;
}

export function ChangeAvatar({ state, onRetry, ...editor }: ChangeAvatarProps) {
  const { t } = useTranslation('people');
  if (state.status === 'ready') return <Editor {...editor} state={state} />;
  return (
    <div className={styles.root} data-component="ChangeAvatar" data-status={state.status}>
      <SidePanel title={t('avatar.title')}>
        {state.status === 'loading' ? (
          <LoadingState shape="form" rows={5} label={t('avatar.loading')} />
        ) : (
          <ErrorState title={t('avatar.loadFailed')} onRetry={onRetry} />
        )}
      </SidePanel>
    </div>
  );
}

interface EditorProps extends Omit<ChangeAvatarProps, 'state' | 'onRetry'> {
  state: Extract<ChangeAvatarState, { status: 'ready' }>;
}

function Editor({ state, submitting, result, portraitUrl, ...on }: EditorProps) {
  const { onPreview, onSave, random = Math.random } = on;
  const { t } = useTranslation('people');
  const [draft, setDraft] = useState(state.draft ?? state.avatar);
  const changed = avatarParts.some((part) => draft[part] !== state.avatar[part]);
  const change = (avatar: AvatarChoice) => {
    setDraft(avatar);
    onPreview({ avatar });
  };
  return (
    <div className={styles.root} data-component="ChangeAvatar" data-status="ready">
      <SidePanel
        title={t('avatar.title')}
        toolbar={
          <div className={styles.mirror}>
            {portraitUrl && (
              <img
                src={portraitUrl({ avatar: draft })}
                alt={t('avatar.portrait')}
                className={styles.portrait}
              />
            )}
            <div className={styles.aside}>
              <Text size="xs" tone={changed ? 'accent' : 'muted'}>
                {t(changed ? 'avatar.changed' : 'avatar.unchanged')}
              </Text>
              <Button
                icon={icons.random}
                onPress={() => change(randomAvatar(state.options, random))}
              >
                {t('avatar.random')}
              </Button>
            </div>
          </div>
        }
        footer={
          <div className={styles.footer}>
            <Button disabled={!changed || submitting} onPress={() => change(state.avatar)}>
              {t('avatar.reset')}
            </Button>
            <span className={styles.save}>
              <Button
                variant="primary"
                fullWidth
                loading={submitting}
                onPress={() => onSave({ avatar: draft })}
              >
                {t('avatar.save')}
              </Button>
            </span>
          </div>
        }
      >
        <div className={styles.parts}>
          {result && (
            <Callout tone={result.status === 'saved' ? 'success' : 'danger'} announce>
              {t(result.status === 'saved' ? 'avatar.saved' : 'avatar.saveFailed')}
            </Callout>
          )}
          {avatarParts.map((part) => (
            <AvatarPart
              key={part}
              part={part}
              values={state.options[part]}
              avatar={draft}
              paints={state.paints}
              portraitUrl={portraitUrl}
              onChange={(value) => change({ ...draft, [part]: value })}
            />
          ))}
        </div>
      </SidePanel>
    </div>
  );
}
