import { inConsentMode } from '../start/consent-mode.ts';
import { createEnvironment } from '../start/create-environment.ts';
import { start } from '../start/main.ts';

// An error of our script must not affect the page: it continues without popups.
start(window, (page, config) => {
  const environmentFor = createEnvironment(page, config);
  return (clientId) => inConsentMode(environmentFor(clientId));
}).catch(() => undefined);
