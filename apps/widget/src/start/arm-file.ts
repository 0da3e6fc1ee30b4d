import type { WireRecord } from '../calls/answer-reading.ts';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { PopupRegistry } from './popup-registry.ts';
import type { PageContext, Show } from './show-file.ts';

/** What the code that arms popups knows about the page view. */
export interface ArmContext extends PageContext {
  /** Loads the chunk that shows popups, once per page view. */
  readonly loadShow: () => Promise<Show | undefined>;
}

/** The popups of one page view that wait for their triggers. */
export interface ArmedPage {
  readonly registry: PopupRegistry;
  /**
   * Reads the server's decision. Popups that cannot be read are left out, with a line in the
   * console. Undefined if the code that reads them cannot be loaded. Never rejects.
   */
  readonly read: (answer: WireRecord) => Promise<DisplayDecision | undefined>;
  /**
   * Arms the offered popups, or only the named ones, unless the answer is old by the time it is
   * read. False if the answer cannot be read yet.
   */
  readonly take: (
    answer: WireRecord,
    onlyIds: readonly string[] | undefined,
    isOld: () => boolean,
  ) => Promise<boolean>;
}

/** The exports of the `arm` chunk. A page that is offered no popup never loads it. */
export interface ArmFile {
  openArmedPage(context: ArmContext): ArmedPage;
}

export function isArmFile(file: unknown): file is ArmFile {
  return 'openArmedPage' in Object(file);
}
