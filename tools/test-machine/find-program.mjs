import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: the next place is tried.
    return false;
  }
}

/**
 * The file that was given, else the first of these names on this machine; undefined when there is
 * none.
 */
export function findProgram(names, given) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [given, ...places].find((file) => file && isExecutable(file));
}
