import { browserDeps } from '../lib/deps.ts';
import { onFirstPageRendered } from '../startup/FirstRenderMarker.ts';
import { NetworkWatch } from './NetworkWatch.ts';

export const network = new NetworkWatch(browserDeps);

const look = () => network.setNetwork(navigator.onLine);
look();
window.addEventListener('online', look);
window.addEventListener('offline', look);
onFirstPageRendered(() => network.setPageRendered());
