import { createWorld } from '../start/create-world.ts';
import { start } from '../start/main.ts';

try {
  start(window, createWorld);
} catch {
  // Whatever is wrong with this page, it must not be our fault: it goes on without popups.
}
