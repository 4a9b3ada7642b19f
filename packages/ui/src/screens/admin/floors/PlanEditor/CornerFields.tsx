import { useTranslation } from 'react-i18next';
import { Accordion } from '../../../../primitives/Accordion/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { MeasureField } from './fields.tsx';
import { insertCorner, moveCorner, removeCorner } from './model/edits.ts';
import * as styles from './PropertyPanel.css.ts';
import type { Editor } from './useEditor.ts';

interface CornerFieldsProps {
  editor: Editor;
  index: number;
  readOnly: boolean;
}

export function CornerFields({ editor, index, readOnly }: CornerFieldsProps) {
  const { plan } = editor;
  const { t } = useTranslation('admin-floors');
  const polygon = plan.zones[index]?.polygon ?? [];
  return (
    <Accordion
      size="sm"
      items={[
        {
          value: 'corners',
          label: t('editor.corners', { count: polygon.length }),
          content: (
            <div className={styles.corners}>
              {polygon.map(([x, z], corner) => (
                <div key={corner} className={styles.corner}>
                  {(['x', 'z'] as const).map((axis) => (
                    <MeasureField
                      key={axis}
                      label={t(`editor.corner.${axis}`, { number: corner + 1 })}
                      value={axis === 'x' ? x : z}
                      max={axis === 'x' ? plan.size.width : plan.size.depth}
                      disabled={readOnly}
                      onChange={(value) =>
                        editor.edit({
                          plan: moveCorner(plan, index, corner, { x, z, [axis]: value }),
                          bundle: `zone:${index}.corner${corner}${axis}`,
                        })
                      }
                      onSettle={editor.settle}
                    />
                  ))}
                  <IconButton
                    icon={icons.remove}
                    label={t('editor.corner.remove', { number: corner + 1 })}
                    disabled={readOnly || polygon.length <= 3}
                    onPress={() => editor.edit({ plan: removeCorner(plan, index, corner) })}
                  />
                </div>
              ))}
              <Button
                size="sm"
                icon={icons.plus}
                disabled={readOnly}
                onPress={() => {
                  const [last, first] = [polygon.at(-1), polygon[0]];
                  if (!last || !first) return;
                  const between = { x: (last[0] + first[0]) / 2, z: (last[1] + first[1]) / 2 };
                  editor.edit({ plan: insertCorner(plan, index, polygon.length - 1, between) });
                }}
              >
                {t('editor.corner.add')}
              </Button>
            </div>
          ),
        },
      ]}
    />
  );
}
