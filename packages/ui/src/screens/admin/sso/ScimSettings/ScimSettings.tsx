import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { CopyList } from '../CopyList.tsx';
import { SsoSection } from '../SsoSection.tsx';
import { ScimGroups, type ScimGroupsProps } from './ScimGroups.tsx';
import { ScimTokenDialogs, type ScimTokenDialogsProps } from './ScimTokenDialogs.tsx';
import { ScimTokens, type ScimTokensProps } from './ScimTokens.tsx';

export type { ScimGroupItem } from './ScimGroups.tsx';
export type { ScimTokenCreation, ScimTokenValues } from './ScimTokenDialogs.tsx';
export type { ScimTokenItem } from './ScimTokens.tsx';

export type ScimSettingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | ({
      status: 'ready';
      /** URL to enter at the identity provider. */
      endpoint: string;
      /** Groups of the identity provider. Hidden while there are none. */
      groups: ScimGroupsProps['groups'];
      floors: ScimGroupsProps['floors'];
      /** The role of a group is being changed. */
      changingGroup?: boolean | undefined;
    } & Pick<ScimTokensProps, 'tokens' | 'revoking'>);

export interface ScimSettingsProps
  extends Omit<ScimTokensProps, 'tokens' | 'revoking'>, Omit<ScimTokenDialogsProps, 'creation'> {
  state: ScimSettingsState;
  /** Step of creating a token. Null while its dialogs are closed. */
  creation?: ScimTokenDialogsProps['creation'];
  onChangeRole: ScimGroupsProps['onChangeRole'];
  onChangeFloor: ScimGroupsProps['onChangeFloor'];
  onRetry(): void;
}

/** Connects the identity provider that provisions members by SCIM. */
export function ScimSettings({
  state,
  creation = null,
  onStart,
  onCreate,
  onClose,
  onRevoke,
  onCopy,
  onChangeRole,
  onChangeFloor,
  onRetry,
}: ScimSettingsProps) {
  const { t } = useTranslation('admin-sso');
  return (
    <SsoSection
      data-component="ScimSettings"
      data-status={state.status}
      title={t('scim.title')}
      hint={t('scim.hint')}
    >
      {state.status === 'loading' && (
        <LoadingState shape="form" rows={2} label={t('scim.loading')} />
      )}
      {state.status === 'error' && <ErrorState onRetry={onRetry} />}
      {state.status === 'ready' && (
        <>
          <CopyList items={[{ label: t('scim.endpoint'), text: state.endpoint }]} onCopy={onCopy} />
          <ScimTokens
            tokens={state.tokens}
            revoking={state.revoking}
            onStart={onStart}
            onRevoke={onRevoke}
          />
          {state.groups.length > 0 && (
            <ScimGroups
              groups={state.groups}
              floors={state.floors}
              busy={state.changingGroup ?? false}
              onChangeRole={onChangeRole}
              onChangeFloor={onChangeFloor}
            />
          )}
        </>
      )}
      <ScimTokenDialogs creation={creation} onCreate={onCreate} onClose={onClose} onCopy={onCopy} />
    </SsoSection>
  );
}
