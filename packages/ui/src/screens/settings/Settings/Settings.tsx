import type { WorkingHours } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { AccountSection } from './AccountSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { DataExportSection } from './DataExportSection.tsx';
import { AudioSection, VideoSection } from './DeviceSections.tsx';
import { GraphicsSection } from './GraphicsSection.tsx';
import { NotificationSection } from './NotificationSection.tsx';
import { Section } from './Section.tsx';
import { WorkingHoursSection } from './WorkingHoursSection.tsx';
import type {
  AccountList,
  CalendarFeed,
  DataExport,
  DeviceKind,
  DeviceList,
  LinkedCalendar,
  PushReach,
  PushState,
  SettingsHandlers,
  SettingsValues,
} from './settingsValues.ts';
import * as styles from './Settings.css.ts';

export type SettingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      values: SettingsValues;
      devices: Record<DeviceKind, DeviceList>;
      calendarAccounts: AccountList<LinkedCalendar>;
      calendarFeed: CalendarFeed;
      meetingAccounts: AccountList;
      linkable: boolean;
      /** Defaults to none. */
      workingHours?: WorkingHours | null;
      push: PushState;
      /** Defaults to `always`. */
      pushReach?: PushReach;
      /** Whether this browser can draw 3D. Defaults to true. */
      supports3d?: boolean;
      /** Omit to hide the section. */
      dataExport?: DataExport;
      /** Areas that the organisation has disabled. Defaults to none. */
      closed?: Partial<Record<'calendar' | 'meeting', boolean>>;
    };

export interface SettingsProps extends SettingsHandlers {
  state: SettingsState;
  /** The last change could not be stored; `values` contains the stored values. */
  saveFailed?: boolean;
  onEditProfile(): void;
  onChangePassword(): void;
  /** Opens the security screen. Omit to hide the section. */
  onSecurity?(): void;
  /** Opens the access tokens. Omit to hide the section. */
  onAccessTokens?(): void;
  /** Opens `WorkingHoursDialog`. Omit to hide the section. */
  onEditWorkingHours?(): void;
  onRetry(): void;
}

export function Settings({ state, ...on }: SettingsProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.root} data-component="Settings" data-status={state.status}>
      <SidePanel title={t('title')}>
        {state.status === 'loading' && <LoadingState shape="form" rows={5} label={t('loading')} />}
        {state.status === 'error' && <ErrorState title={t('loadFailed')} onRetry={on.onRetry} />}
        {state.status === 'ready' && (
          <div className={styles.sections}>
            {on.saveFailed && (
              <Callout tone="danger" announce>
                {t('saveFailed')}
              </Callout>
            )}
            <AppearanceSection values={state.values} onChange={on.onChange} />
            <AudioSection {...on} values={state.values} devices={state.devices} />
            <VideoSection {...on} values={state.values} devices={state.devices} />
            <GraphicsSection
              values={state.values}
              supports3d={state.supports3d ?? true}
              onChange={on.onChange}
            />
            {!state.closed?.calendar && (
              <CalendarSection
                {...on}
                accounts={state.calendarAccounts}
                feed={state.calendarFeed}
              />
            )}
            {!state.closed?.meeting && (
              <AccountSection {...on} accounts={state.meetingAccounts} linkable={state.linkable} />
            )}
            <NotificationSection
              values={state.values}
              push={state.push}
              pushReach={state.pushReach ?? 'always'}
              onChange={on.onChange}
              onPushChange={on.onPushChange}
            />
            {on.onEditWorkingHours && (
              <WorkingHoursSection
                workingHours={state.workingHours ?? null}
                onEdit={on.onEditWorkingHours}
              />
            )}
            {on.onSecurity && (
              <Section id="security" title={t('security.title')} hint={t('security.hint')}>
                <div className={styles.buttons}>
                  <Button icon={icons.security} onPress={on.onSecurity}>
                    {t('security.open')}
                  </Button>
                </div>
              </Section>
            )}
            {on.onAccessTokens && (
              <Section
                id="access-tokens"
                title={t('accessTokens.title')}
                hint={t('accessTokens.hint')}
              >
                <div className={styles.buttons}>
                  <Button icon={icons.lock} onPress={on.onAccessTokens}>
                    {t('accessTokens.open')}
                  </Button>
                </div>
              </Section>
            )}
            {state.dataExport && <DataExportSection {...on} dataExport={state.dataExport} />}
            <Section id="account" title={t('account')}>
              <div className={styles.buttons}>
                <Button icon={icons.person} onPress={on.onEditProfile}>
                  {t('profile')}
                </Button>
                <Button icon={icons.password} onPress={on.onChangePassword}>
                  {t('changePassword')}
                </Button>
              </div>
            </Section>
          </div>
        )}
      </SidePanel>
    </div>
  );
}
