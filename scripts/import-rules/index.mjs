import { adminRules } from './admin.mjs';
import { generalRules } from './general.mjs';
import { packagesRules } from './packages.mjs';
import { serverRules } from './server.mjs';
import { uiRules } from './ui.mjs';
import { webRules } from './web.mjs';

export const rules = [
  ...generalRules,
  ...packagesRules,
  ...uiRules,
  ...webRules,
  ...adminRules,
  ...serverRules,
];
