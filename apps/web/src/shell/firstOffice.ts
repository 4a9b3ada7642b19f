import type { ComponentType } from 'react';
import { officeView } from '../office/officeView.ts';
import { sceneController } from '../office/scene/browserScene.ts';
import { hasWebGL } from '../office/scene/webgl.ts';

let flatOffice: ComponentType | null = null;

export async function loadFlatOffice(): Promise<ComponentType> {
  const { Office2d } = await import('../features/map/pages/Office2d.tsx');
  flatOffice = Office2d;
  return Office2d;
}

/** Returns null until the code of the floor plan has loaded. */
export function loadedFlatOffice(): ComponentType | null {
  return flatOffice;
}

/**
 * Chooses between the scene and the floor plan before the workplace renders, and loads the code of the plan. Otherwise
 * the plan would be rendered after the scene, in a second pass.
 */
export async function loadFirstOffice(): Promise<void> {
  if (officeView.getSnapshot() === '3d') {
    if (hasWebGL()) return;
    sceneController.unsupported();
  }
  await loadFlatOffice().catch(() => {
    // The office retries and shows the error.
  });
}
