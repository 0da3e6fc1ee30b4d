import { start } from '../start/start.ts';

try {
  start(window);
} catch {
  // Whatever is wrong with this page, it must not be our fault: it keeps working.
}
