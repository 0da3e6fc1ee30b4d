import { createEnvironment } from '../start/create-environment.ts';
import { start } from '../start/main.ts';

// An error of our script must not affect the page: it continues without popups.
start(window, createEnvironment).catch(() => undefined);
