import { PlanPreview, type EditedPlan } from '@office/ui/screens/admin/floors';
import { useCallback, useState } from 'react';
import { showPlan } from '../models/planScene.ts';

interface FloorPreviewProps {
  plan: EditedPlan | null;
  onClose(): void;
}

export function FloorPreview({ plan, onClose }: FloorPreviewProps) {
  const [shown, setShown] = useState<{ plan: EditedPlan; status: 'ready' | 'failed' }>();
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas || !plan) return;
      const preview = showPlan(canvas, plan);
      preview.then(
        () => setShown({ plan, status: 'ready' }),
        () => setShown({ plan, status: 'failed' }),
      );
      return () => void preview.then((instance) => instance.Quit()).catch(() => {});
    },
    [plan],
  );
  return (
    <PlanPreview
      open={plan !== null}
      status={shown?.plan === plan && shown ? shown.status : 'loading'}
      canvasRef={draw}
      onClose={onClose}
    />
  );
}
