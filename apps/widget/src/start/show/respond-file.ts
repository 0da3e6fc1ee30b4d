import type { PopupControllerDeps } from './popup-controller-deps.ts';
import type { Responses } from './responses.ts';

/** Checks forms, and contains the texts of their errors. */
type Validator = typeof import('@beckon/popup-view/validator');

/** The exports of the `respond` file, including the rules of forms. */
export interface RespondFile extends Validator {
  createResponses(deps: PopupControllerDeps): Responses;
}
