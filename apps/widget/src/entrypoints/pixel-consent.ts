import { inConsentMode } from '../start/consent-mode.ts';
import { createWorld } from '../start/create-world.ts';
import { start } from '../start/main.ts';

try {
  start(window, (page, config) => {
    const worldFor = createWorld(page, config);
    return (clientId) => inConsentMode(worldFor(clientId));
  });
} catch {
  // Whatever is wrong with this page, it must not be our fault: it goes on without popups.
}
