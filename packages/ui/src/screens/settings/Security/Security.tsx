import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { useLastValue } from '../../../primitives/useLastValue.ts';
import { PasskeySection } from './PasskeySection.tsx';
import { NetworkSection } from './NetworkSection.tsx';
import type { TwoFactorAction } from '../TwoFactor/index.ts';
import { TwoFactorSection } from './TwoFactorSection.tsx';
import type { SecurityAction, SecurityResult, SecurityState } from './Security.types.ts';
import { SessionSection } from './SessionSection.tsx';
import * as styles from './Security.css.ts';

export interface SecurityProps {
  state: SecurityState;
  pendingAction?: SecurityAction | undefined;
  result?: SecurityResult | undefined;
  onEndSession(event: { sessionId: string }): void;
  onEndOtherSessions(): void;
  onRemoveNetwork(event: { networkId: string }): void;
  onSessionPageChange(event: { page: number }): void;
  onNetworkPageChange(event: { page: number }): void;
  onChangePassword(): void;
  onAddPasskey(): void;
  onRenamePasskey(event: { passkeyId: string }): void;
  onRemovePasskey(event: { passkeyId: string }): void;
  onTwoFactorAction(event: { action: TwoFactorAction }): void;
  onRetry(): void;
  onBack?(): void;
}

interface PendingConfirmation {
  action: SecurityAction;
  name: string;
}

export function Security({ state, result, onRetry, onBack, ...on }: SecurityProps) {
  const { t } = useTranslation('settings');
  const [confirming, setConfirming] = useState<PendingConfirmation | null>(null);
  return (
    <div className={styles.root} data-component="Security" data-status={state.status}>
      <SidePanel title={t('security.title')} onBack={onBack}>
        {state.status === 'loading' && (
          <LoadingState shape="rooms" rows={4} label={t('security.loading')} />
        )}
        {state.status === 'error' && (
          <ErrorState
            title={t('security.loadFailed')}
            {...(state.text ? { description: state.text } : {})}
            onRetry={onRetry}
          />
        )}
        {state.status === 'ready' && (
          <>
            {result && <Result result={result} />}
            <SessionSection
              {...on}
              sessions={state.sessions}
              onAsk={(action, name) => setConfirming({ action, name })}
            />
            <PasskeySection
              {...on}
              passkeys={state.passkeys}
              onAsk={(action, name) => setConfirming({ action, name })}
            />
            <TwoFactorSection {...on} twoFactor={state.twoFactor} />
            <NetworkSection
              {...on}
              networks={state.networks}
              onAsk={(action, name) => setConfirming({ action, name })}
            />
          </>
        )}
      </SidePanel>
      <Question
        confirming={confirming}
        onCancel={() => setConfirming(null)}
        onConfirm={(action) => {
          setConfirming(null);
          if (action.kind === 'session') on.onEndSession({ sessionId: action.sessionId });
          if (action.kind === 'others') on.onEndOtherSessions();
          if (action.kind === 'network') on.onRemoveNetwork({ networkId: action.networkId });
          if (action.kind === 'passkey') on.onRemovePasskey({ passkeyId: action.passkeyId });
        }}
      />
    </div>
  );
}

function Result({ result }: { result: SecurityResult }) {
  const { t } = useTranslation('settings');
  return result.status === 'done' ? (
    <Callout tone="success" announce>
      {t(`security.done.${result.kind}`)}
    </Callout>
  ) : (
    <Callout tone="danger" announce>
      {result.text ?? t('security.failed')}
    </Callout>
  );
}

const questions = {
  session: { title: 'signOutTitle', text: 'signOutText', confirm: 'signOut' },
  others: { title: 'signOutOthersTitle', text: 'signOutOthersText', confirm: 'signOut' },
  network: { title: 'removeTitle', text: 'removeText', confirm: 'remove' },
  passkey: { title: 'removeTitle', text: 'removePasskeyText', confirm: 'remove' },
} as const;

interface QuestionProps {
  confirming: PendingConfirmation | null;
  onConfirm(action: SecurityAction): void;
  onCancel(): void;
}

function Question({ confirming: asked, onConfirm, onCancel }: QuestionProps) {
  const { t } = useTranslation('settings');
  const shown = useLastValue(asked);
  if (!shown) return null;
  const { name } = shown;
  const { title, text, confirm } = questions[shown.action.kind];
  return (
    <ConfirmDialog
      open={asked !== null}
      danger
      title={t(`security.${title}`, { name, network: name })}
      description={t(`security.${text}`)}
      confirmLabel={t(`security.${confirm}`)}
      onCancel={onCancel}
      onConfirm={() => onConfirm(shown.action)}
    />
  );
}
