import { createEnvironment } from '../start/create-environment.ts';
import { start } from '../start/main.ts';

try {
  start(window, createEnvironment);
} catch {
  // Whatever is wrong with this page, it must not be our fault: it continues without popups.
}
