import { createEnvironment } from '../start/create-environment.ts';
import { start } from '../start/main.ts';

// Whatever is wrong with this page, it must not be our fault: it continues without popups.
start(window, createEnvironment).catch(() => undefined);
