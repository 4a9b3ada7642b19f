import { useTranslation } from 'react-i18next';
import { icons, type IconGlyph } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Tooltip } from '../../../../primitives/Tooltip/index.ts';
import { tools, type Tool } from './model/tools.ts';
import * as styles from './ToolPalette.css.ts';

const glyphs: Record<Tool, IconGlyph> = {
  select: icons.pointer,
  hand: icons.wave,
  wall: icons.wall,
  room: icons.square,
  zone: icons.zone,
  door: icons.door,
  desk: icons.desk,
  seat: icons.seat,
  decor: icons.furniture,
  spawn: icons.entrance,
};

interface ToolPaletteProps {
  tool: Tool;
  onTool(tool: Tool): void;
}

export function ToolPalette({ tool: selectedTool, onTool }: ToolPaletteProps) {
  const { t } = useTranslation('admin-floors');
  return (
    <div role="group" aria-label={t('editor.tools')} className={styles.root}>
      {tools.map(({ tool, letter }) => {
        const label = t('editor.toolWithKey', {
          tool: t(`editor.tool.${tool}`),
          key: letter.toUpperCase(),
        });
        return (
          <Tooltip key={tool} label={label} side="right">
            <IconButton
              icon={glyphs[tool]}
              label={label}
              pressed={tool === selectedTool}
              onPress={() => onTool(tool)}
            />
          </Tooltip>
        );
      })}
    </div>
  );
}
