import { FloorPicture } from '@office/ui/screens/map';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { startData } from '../../platform/start/browserStart.ts';

/** Draws the floor in the prerendered frame until the workplace replaces it. */
export async function drawStartFloor(element: Element): Promise<void> {
  const workplace = await startData.workplace;
  const { id, plan } = workplace?.floor ?? {};
  if (!plan || !element.isConnected) return;
  const floors = workplace?.offices?.data.flatMap((office) => office.floors) ?? [];
  const floor = floors.find((each) => each.id === id);
  const root = createRoot(element);
  root.render(
    <FloorPicture
      plan={plan}
      name={floor?.names?.[currentLanguage()] ?? floor?.name ?? ''}
      language={currentLanguage()}
    />,
  );
  new MutationObserver((_, observer) => {
    if (element.isConnected) return;
    observer.disconnect();
    root.unmount();
  }).observe(document.body, { childList: true });
}
