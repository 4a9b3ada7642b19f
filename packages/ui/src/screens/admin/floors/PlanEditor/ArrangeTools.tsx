import { useTranslation } from 'react-i18next';
import { icons, type IconGlyph } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Tooltip } from '../../../../primitives/Tooltip/index.ts';
import { alignments, alignItems, distributeItems, type Alignment } from './model/arrange.ts';
import { rotateItems } from './model/edits.ts';
import { centroidOf } from './model/geometry.ts';
import { boundsOfItems } from './model/outlines.ts';
import type { EditedPlan } from './planEditorState.ts';
import * as styles from './PropertyPanel.css.ts';
import type { Editor } from './useEditor.ts';

const glyphs: Record<Alignment, IconGlyph> = {
  left: icons.alignLeft,
  center: icons.alignCenter,
  right: icons.alignRight,
  top: icons.alignTop,
  middle: icons.alignMiddle,
  bottom: icons.alignBottom,
};

export function ArrangeTools({ editor, readOnly }: { editor: Editor; readOnly: boolean }) {
  const { plan, selection } = editor;
  const { t } = useTranslation('admin-floors');
  const tool = (label: string, icon: IconGlyph, arrange: () => EditedPlan) => (
    <Tooltip key={label} label={label}>
      <IconButton
        size="sm"
        icon={icon}
        label={label}
        disabled={readOnly}
        onPress={() => editor.edit({ plan: arrange() })}
      />
    </Tooltip>
  );
  const turn = (angle: number) => () => {
    const bounds = boundsOfItems(plan, selection);
    return bounds ? rotateItems(plan, selection, angle, centroidOf(bounds)) : plan;
  };
  return (
    <div role="group" aria-label={t('editor.arrange.title')} className={styles.arrange}>
      {alignments.map((to) =>
        tool(t(`editor.arrange.${to}`), glyphs[to], () => alignItems(plan, selection, to)),
      )}
      {tool(t('editor.arrange.across'), icons.distributeAcross, () =>
        distributeItems(plan, selection, 'x'),
      )}
      {tool(t('editor.arrange.down'), icons.distributeDown, () =>
        distributeItems(plan, selection, 'z'),
      )}
      {tool(t('editor.arrange.turnLeft'), icons.turnLeft, turn(-Math.PI / 2))}
      {tool(t('editor.arrange.turnRight'), icons.turnRight, turn(Math.PI / 2))}
    </div>
  );
}
