import { start } from '../start/start.ts';

try {
  start(window);
} catch {
  // An error of ours must never reach the page.
}
