import type { DestinationForm } from '@beckon/contract/owner-calls';
import { badRequest } from '../../http/owner/owner-errors.ts';
import type { DestinationRecord } from '../../store/store.ts';

/** Another address of a provider's API, such as a proxy. The dashboard has no input for it. */
export const API_ADDRESS = 'apiUrl';
/** The name of an input whose value is sent as a header. */
const AUTHORIZATION = 'authorization';

export type Input = DestinationForm['inputs'][number];

type Texts = Readonly<Record<string, string>>;
type Saved = Pick<DestinationRecord, 'settings' | 'secrets'>;

/**
 * Throws 400 if a secret is kept although its address is on another server now. Who may change an
 * address could otherwise have the secret sent to a server of their own.
 */
export function checkKeptSecrets(inputs: readonly Input[], before: Saved, after: Saved): void {
  const addresses = [API_ADDRESS, ...inputs.filter(isAddress).map(({ name }) => name)];
  const isMoved = addresses.some(
    (name) => originOf(before.settings[name]) !== originOf(after.settings[name]),
  );
  const kept = inputs.find(
    ({ name, type }) =>
      type === 'secret' &&
      before.secrets[name] !== undefined &&
      before.secrets[name] === after.secrets[name],
  );
  if (isMoved && kept !== undefined)
    throw badRequest(`Enter “${kept.label}” again: the address is on another server now.`);
}

function originOf(address: string | undefined): string | undefined {
  return URL.parse(address ?? '')?.origin;
}

/** Throws 400 with the first missing or wrong value. */
export function checkInputs(inputs: readonly Input[], values: Texts, before: Texts): void {
  for (const input of inputs) {
    const value = values[input.name] ?? '';
    // Addresses are shown to owners, and are in their archives. Older ones stay as they are.
    const isChangedAddress = isAddress(input) && value !== before[input.name];
    const problem = inputProblem(input, value);
    if (problem !== undefined) throw badRequest(problem);
    if (isChangedAddress && hasPassword(value)) throw badRequest(passwordProblem(input, inputs));
  }
  checkApiAddress(values[API_ADDRESS] ?? '');
}

function checkApiAddress(apiUrl: string): void {
  if (apiUrl !== '' && !isWebAddress(apiUrl)) throw badRequest('That is no address of an API.');
}

function passwordProblem({ label }: Input, inputs: readonly Input[]): string {
  const instead = inputs.some(({ name }) => name === AUTHORIZATION)
    ? ' Fill in “Authorization” instead.'
    : '';
  return `“${label}” must not contain a user name or a password.${instead}`;
}

function inputProblem(input: Input, value: string) {
  const { name, label, isRequired } = input;
  if (value === '') return isRequired ? `Fill in “${label}”.` : undefined;
  if (isAddress(input) && !isWebAddress(value))
    return `“${label}” must be a whole address, such as https://www.example.com/…`;
  if (name === AUTHORIZATION && /[^\x20-\x7e]/.test(value))
    return `“${label}” must be one line of Latin letters, digits and signs, without “typographic” quotation marks.`;
  return /[\r\n\0]/.test(value) ? `“${label}” must be one line.` : undefined;
}

/** Some addresses are secrets themselves. */
function isAddress({ name, type }: Input): boolean {
  return type === 'url' || name === 'url';
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && /^https?:\/\//i.test(text);
}

function hasPassword(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return `${username}${password}` !== '';
}
