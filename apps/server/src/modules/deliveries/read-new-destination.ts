import {
  CreateDestinationRequest,
  type DestinationForm,
  type FieldMapping,
} from '@beckon/contract/owner-calls';
import { badRequest } from '../../http/owner/owner-errors.ts';
import { destinationOf } from './destinations/index.ts';
import {
  type NewSigning,
  newSigningSecret,
  readConnection,
  withSigningSecret,
} from './read-connection.ts';

/** The values of a new destination, and its signing secret if it has one. Throws 400. */
export function readNewDestination(
  { kind, name, isOn = true, values = {}, mapping, popupIds = [] }: CreateDestinationRequest,
  sealing: Omit<NewSigning, 'signing'>,
) {
  const form = formOf(kind);
  const nothing = { settings: {}, secrets: {} };
  const read = readConnection({
    kind,
    values,
    before: nothing,
    serverSecret: sealing.serverSecret,
  });
  const signing = form.isSigned ? newSigningSecret() : undefined;
  return {
    ...(signing === undefined ? read : withSigningSecret(read, { signing, ...sealing })),
    kind,
    isOn,
    name: name?.trim() || form.name,
    mapping: mapping ?? standardMapping(form),
    popupIds,
    signing,
  };
}

function standardMapping({ mapping }: Pick<DestinationForm, 'mapping'>): FieldMapping {
  return mapping?.standard ?? [];
}

function formOf(kind: string) {
  const destination = destinationOf(kind);
  if (!destination) throw badRequest(`There is no destination of the kind “${kind}”.`);
  return destination.form;
}
