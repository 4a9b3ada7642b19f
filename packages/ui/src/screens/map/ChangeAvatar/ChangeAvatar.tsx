import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { AvatarPart } from './AvatarPart.tsx';
import * as styles from './ChangeAvatar.css.ts';
import {
  avatarParts,
  randomAvatar,
  type AvatarChoice,
  type AvatarOptions,
} from './officeAvatar.ts';

export type ChangeAvatarState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** The avatar that is stored. */
      avatar: AvatarChoice;
      options: AvatarOptions;
      /** CSS colours of the colour names, where the scene tells them. */
      paints?: Readonly<Record<string, string>>;
    };

export interface ChangeAvatarProps {
  state: ChangeAvatarState;
  saving?: boolean;
  /** How the last saving ended. */
  result?: { status: 'saved' } | { status: 'failed' };
  /** While choosing: the scene shows it at once. */
  onPreview(event: { avatar: AvatarChoice }): void;
  onSave(event: { avatar: AvatarChoice }): void;
  onRetry(): void;
  /** Picks for "surprise me", 0 to 1. */
  random?(): number;
}

/** How one looks in the office, part by part, with the scene as the mirror. */
export function ChangeAvatar({ state, onRetry, ...editor }: ChangeAvatarProps) {
  const { t } = useTranslation('map');
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

function Editor({ state, saving, result, onPreview, onSave, random = Math.random }: EditorProps) {
  const { t } = useTranslation('map');
  const [draft, setDraft] = useState(state.avatar);
  const changed = avatarParts.some((part) => draft[part] !== state.avatar[part]);
  const change = (avatar: AvatarChoice) => {
    setDraft(avatar);
    onPreview({ avatar });
  };
  return (
    <div className={styles.root} data-component="ChangeAvatar" data-status="ready">
      <SidePanel
        title={t('avatar.title')}
        description={changed ? t('avatar.changed') : undefined}
        footer={
          <div className={styles.footer}>
            <Button disabled={!changed || saving} onPress={() => change(state.avatar)}>
              {t('avatar.reset')}
            </Button>
            <span className={styles.save}>
              <Button
                variant="primary"
                fullWidth
                loading={saving}
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
          <span className={styles.random}>
            <Button icon={icons.random} onPress={() => change(randomAvatar(state.options, random))}>
              {t('avatar.random')}
            </Button>
          </span>
          {avatarParts.map((part) => (
            <AvatarPart
              key={part}
              part={part}
              values={state.options[part]}
              value={draft[part]}
              paints={state.paints}
              onChange={(value) => change({ ...draft, [part]: value })}
            />
          ))}
        </div>
      </SidePanel>
    </div>
  );
}
