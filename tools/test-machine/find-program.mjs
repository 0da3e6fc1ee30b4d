import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // The file does not exist, or we may not run it. The next place is tried.
    return false;
  }
}

/** The given file, otherwise the first of these names on this machine; undefined if there is none. */
export function findProgram(names, given) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [given, ...places].find((file) => file && isExecutable(file));
}
