import { ApiError } from '../../../lib/api/api-error.ts';

/** What became of a change of several popups. */
export interface ChangedPopups<Popup> {
  readonly done: readonly Popup[];
  /** Popups that were not changed, each with the error. After some errors no more are tried. */
  readonly failed: readonly { readonly popup: Popup; readonly error: unknown }[];
}

/** The server refused this popup: it was deleted meanwhile, for example. The others may work. */
const ABOUT_ONE_POPUP = new Set([400, 404, 409]);

/**
 * Changes popups one after another, in their order, and goes on if the server refuses one of them.
 * If the server is not reached or refuses everything, no more are tried. Never rejects.
 */
export async function changeOneByOne<Popup>(
  popups: readonly Popup[],
  change: (popup: Popup) => Promise<unknown>,
): Promise<ChangedPopups<Popup>> {
  const done: Popup[] = [];
  const failed: { popup: Popup; error: unknown }[] = [];
  for (const popup of popups) {
    try {
      await change(popup);
      done.push(popup);
    } catch (error) {
      failed.push({ popup, error });
      if (!(error instanceof ApiError && ABOUT_ONE_POPUP.has(error.status))) break;
    }
  }
  return { done, failed };
}
