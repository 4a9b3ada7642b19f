import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { scriptAddress } from '@office/client/trustedTypes/trustedTypes.ts';
import type { EditedPlan } from '@office/ui/screens/admin/floors';
import { defaultGraphicsQuality } from '@office/vocabulary';

interface Preview {
  Quit(): Promise<void>;
}

declare global {
  interface Window {
    createUnityInstance?: (canvas: HTMLCanvasElement, config: object) => Promise<Preview>;
  }
}

const loader = '/scene/builtin/office.loader.js';
let loading: Promise<void> | undefined;

/** Renders a plan in the built-in 3D scene, without requests to the server. Loads the scene on first use. */
export async function showPlan(canvas: HTMLCanvasElement, plan: EditedPlan): Promise<Preview> {
  loading ??= load();
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  if (!window.createUnityInstance) throw new Error('The scene defines no createUnityInstance');
  const language = currentLanguage();
  return window.createUnityInstance(canvas, {
    preview: { plan, language, level: defaultGraphicsQuality },
  });
}

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress(loader);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${loader} could not be loaded`));
    document.head.append(script);
  });
}
