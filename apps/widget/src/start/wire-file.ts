import type { WireRecord } from '../calls/answer-reading.ts';
import type { ReadPopups } from '../calls/read-decision.ts';

/**
 * The exports of the `wire` chunk, which reads popups of a server that does not know this build of
 * the script. docs/decisions/0059.
 */
export interface WireFile {
  popupsFromWire(answer: WireRecord, apiBase: string): ReadPopups;
}

export function isWireFile(file: unknown): file is WireFile {
  return 'popupsFromWire' in Object(file);
}
