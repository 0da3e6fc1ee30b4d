import { start } from '../start/start.ts';

try {
  start(window);
} catch {
  // An error of ours must not break the page: the page continues without us.
}
