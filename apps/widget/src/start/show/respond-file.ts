import type { PopupControllerDeps } from './popup-controller-deps.ts';
import type { Responses } from './responses.ts';

/** The rules of a form and their words. */
type Validator = typeof import('@beckon/popup-view/validator');

/** What the `respond` file exports: the rules of a form are a part of it. */
export interface RespondFile extends Validator {
  createResponses(deps: PopupControllerDeps): Responses;
}
