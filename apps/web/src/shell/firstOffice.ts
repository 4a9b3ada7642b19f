import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { officeView } from '../office/officeView.ts';
import { sceneController } from '../office/scene/browserScene.ts';
import { hasWebGL } from '../office/scene/webgl.ts';

export const FlatOffice = lazyPage(
  async () => (await import('../features/map/pages/Office2d.tsx')).Office2d,
);

/**
 * Chooses between the scene and the floor plan before the workplace renders, and loads the code of the plan. Otherwise
 * the plan would be rendered after the scene, in a second pass.
 */
export async function loadFirstOffice(): Promise<void> {
  if (officeView.getSnapshot() === '3d') {
    if (hasWebGL()) return;
    sceneController.unsupported();
  }
  await FlatOffice.preload();
}
