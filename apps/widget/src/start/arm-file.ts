import type { WireRecord } from '../calls/answer-reading.ts';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { PopupRegistry } from './popup-registry.ts';
import type { PageContext, Show } from './show-file.ts';

/** What the arming chunk gets to know of the page view. */
export interface ArmContext extends PageContext {
  /** Loads the showing half, once a page view. */
  readonly loadShow: () => Promise<Show | undefined>;
}

/** The popups of one page view, as they wait for their triggers. */
export interface ArmedPage {
  readonly registry: PopupRegistry;
  /**
   * What the server decided; popups that cannot be read are left out, with a line in the console.
   * Undefined when what reads them cannot be loaded; never rejects.
   */
  readonly read: (answer: WireRecord) => Promise<DisplayDecision | undefined>;
  /** Arms what the server offers, or only the named ones; false when that cannot be read yet. */
  readonly take: (answer: WireRecord, onlyIds?: readonly string[]) => Promise<boolean>;
}

/** The lazily loaded `arm` file: a page that is offered nothing never pays for it. */
export interface ArmFile {
  openArmedPage(context: ArmContext): ArmedPage;
}

export function isArmFile(file: unknown): file is ArmFile {
  return typeof file === 'object' && file !== null && 'openArmedPage' in file;
}
