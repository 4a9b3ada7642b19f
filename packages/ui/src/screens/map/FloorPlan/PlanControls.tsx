import { useTranslation } from 'react-i18next';
import { icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import * as styles from './PlanControls.css.ts';

interface PlanControlsProps {
  following: boolean;
  canFollow: boolean;
  isFit: boolean;
  onZoom(nearer: boolean): void;
  onFit(): void;
  onFollow(): void;
}

export function PlanControls(props: PlanControlsProps) {
  const { following, canFollow, isFit, onZoom, onFit, onFollow } = props;
  const { t } = useTranslation('map');
  return (
    <div role="group" aria-label={t('plan.controls')} className={styles.root}>
      <Control icon={icons.plus} label={t('plan.nearer')} onPress={() => onZoom(true)} />
      <Control
        icon={icons.minus}
        label={t('plan.farther')}
        disabled={isFit}
        onPress={() => onZoom(false)}
      />
      <Control icon={icons.maximize} label={t('plan.fit')} disabled={isFit} onPress={onFit} />
      {canFollow && (
        <Control
          icon={icons.locate}
          label={t('plan.followMe')}
          pressed={following}
          onPress={onFollow}
        />
      )}
    </div>
  );
}

interface ControlProps {
  icon: IconGlyph;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress(): void;
}

function Control(props: ControlProps) {
  const button = <IconButton size="sm" {...props} />;
  // A disabled button receives no pointer events, so its tooltip would never open.
  return props.disabled ? (
    button
  ) : (
    <Tooltip label={props.label} side="left">
      {button}
    </Tooltip>
  );
}
