import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Slider } from '../../primitives/Slider/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { CropArea } from './CropArea.tsx';
import { maxZoom, fullCrop, zoomedCrop, type Crop } from './crop.ts';
import type { ReadPicture } from './picture.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

interface CropDialogProps {
  picture: ReadPicture;
  kind: 'person' | 'organization';
  onUse(event: { crop: Crop }): void;
  onCancel(): void;
}

export function CropDialog({ picture, kind, onUse, onCancel }: CropDialogProps) {
  const t = useText();
  const [crop, setCrop] = useState(fullCrop);
  const { image } = picture;
  const [size] = useState({ width: image.naturalWidth, height: image.naturalHeight });
  return (
    <Dialog
      open
      sheet
      title={t(texts.crop.title)}
      description={t(texts.crop.hint)}
      closeLabel={t(texts.close)}
      onClose={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t(texts.crop.cancel)}</Button>
          <Button variant="primary" onPress={() => onUse({ crop })}>
            {t(texts.crop.use)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <CropArea
          src={picture.url}
          size={size}
          kind={kind}
          crop={crop}
          onChange={(change) => setCrop(change.crop)}
        />
        <Stack direction="row" gap={3} align="center">
          <Icon icon={icons.minus} tone="muted" />
          <Slider
            label={t(texts.crop.zoom)}
            value={crop.zoom}
            min={1}
            max={maxZoom}
            step={0.01}
            valueText={t(texts.crop.zoomValue, { percent: Math.round(crop.zoom * 100) })}
            onChange={({ value }) => setCrop(zoomedCrop(crop, size, value))}
          />
          <Icon icon={icons.plus} tone="muted" />
        </Stack>
      </Stack>
    </Dialog>
  );
}
